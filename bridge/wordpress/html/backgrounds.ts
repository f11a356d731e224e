/** What an address stands between: where a background begins, where it ends, where an address begins. */
const TOKENS = /background(?:-image)?\s*:|;|url(?=\()/gi;
const ADDRESS = /\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^"'()]+))\)/y;

/** The address of the first background picture in a style attribute; null for none. */
export function backgroundAddress(style: string): string | null {
  let isBackground = false;
  for (const { 0: token, index } of style.matchAll(TOKENS)) {
    if (token.toLowerCase() !== 'url') {
      isBackground = token !== ';';
      continue;
    }
    if (!isBackground) continue;
    ADDRESS.lastIndex = index + token.length;
    const [, ...quoted] = ADDRESS.exec(style) ?? [];
    const address = quoted.find((each) => each !== undefined)?.trim();
    if (address) return address;
  }
  return null;
}
