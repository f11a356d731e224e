# Sourced with $root set. Afterwards `node` is one that package.json's engines allow: the machine's own, else the LTS
# that .nvmrc names, fetched once from the npm registry into .build/node.
oldest=$(sed -n 's/^ *"node": ">=\(.*\)"/\1/p' "$root/package.json")

is_new_enough() {
  "$1" -e '
    const [[major, minor], [oldestMajor, oldestMinor]] = [process.versions.node, process.argv[1]].map((version) => version.split(".").map(Number));
    process.exit(major > oldestMajor || (major === oldestMajor && minor >= oldestMinor) ? 0 : 1);
  ' "$oldest" 2>/dev/null
}

# Installs the package that the registry's `node` package would choose here; npm does not run that one's install script unasked.
fetch_node() {
  lts=$(cat "$root/.nvmrc")
  if ! command -v npm >/dev/null 2>&1; then
    echo "Footbridge needs Node $oldest or newer; this is $(node --version), without npm. Install Node from https://nodejs.org" >&2
    return 1
  fi
  name=$(node -p '[process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node", process.platform, process.arch].join("-")')
  echo "Footbridge needs Node $oldest or newer; this is $(node --version). Fetching Node $lts from the npm registry into .build/node ..." >&2
  mkdir -p "$root/.build" && folder=$(mktemp -d "$root/.build/node-XXXXXX") || return 1
  trap 'rm -rf "$folder"; exit 130' INT TERM
  npm install --prefix "$folder" --no-audit --no-fund --loglevel=error "$name@$lts" >&2 \
    && mkdir "$folder/bin" && mv "$folder/node_modules/$name/bin/node" "$folder/bin/node" \
    && is_new_enough "$folder/bin/node" \
    && rm -rf "$folder/node_modules" "$root/.build/node" && mv "$folder" "$root/.build/node" && trap - INT TERM && return 0
  rm -rf "$folder"
  echo "Node $lts could not be fetched: see above. Install Node $oldest or newer from https://nodejs.org and try again." >&2
  return 1
}

if ! command -v node >/dev/null 2>&1; then
  echo "Footbridge needs Node $oldest or newer, and there is no node here. Install it from https://nodejs.org" >&2
  exit 1
fi
if ! is_new_enough node; then
  is_new_enough "$root/.build/node/bin/node" || fetch_node || exit 1
  PATH="$root/.build/node/bin:$PATH"
  export PATH
fi
