# Sourced by the scripts: an old Node would fail later, and less clearly.
if ! command -v node >/dev/null 2>&1; then
  echo "Footbridge needs Node 20.19 or newer, and there is no node here. Get it from https://nodejs.org" >&2
  exit 1
fi
if ! node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'; then
  echo "Footbridge needs Node 20.19 or newer; this is $(node --version). Get a newer one from https://nodejs.org" >&2
  exit 1
fi
