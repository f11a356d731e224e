/** The start of a background, the end of a declaration, the start of an address. */
const TOKENS = /background(?:-image)?\s*:|;|url(?=\()/gi;
const ADDRESS = /\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^"'()]+))\)/y;

/** Returns the address of the first background image in a style attribute; null when there is none. */
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
