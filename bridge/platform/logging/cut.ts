/** So that a line with all its other fields stays below a kilobyte, which no collector cuts in two. */
const MOST_BYTES = 700;

const size = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** Cuts a message to what it may take as JSON in UTF-8; `…` says that there was more. */
export function cut(message: string): string {
  if (size(message) <= MOST_BYTES) return message;
  let [least, most] = [0, Math.min(message.length, MOST_BYTES)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (size(`${message.slice(0, middle)}…`) <= MOST_BYTES) least = middle;
    else most = middle - 1;
  }
  // Half a letter of two halves would be none.
  return `${message.slice(0, least).replace(/[\ud800-\udbff]$/, '')}…`;
}
