/** Truncates a line with all its fields to a kilobyte, which log collectors do not split. */
const MAX_BYTES = 700;

const size = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** Returns a message shortened to MAX_BYTES as JSON in UTF-8, with `…` at the end. */
export function truncateMessage(message: string): string {
  if (size(message) <= MAX_BYTES) return message;
  let [low, high] = [0, Math.min(message.length, MAX_BYTES)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (size(`${message.slice(0, middle)}…`) <= MAX_BYTES) low = middle;
    else high = middle - 1;
  }
  // Do not end in half a surrogate pair.
  return `${message.slice(0, low).replace(/[\ud800-\udbff]$/, '')}…`;
}
