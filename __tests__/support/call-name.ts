/**
 * Returns the accessible name of a call link: the visible text, then the number digit by digit. The hidden text has its
 * own layout, so browsers put a space before it.
 * @param display (702) 555-0110
 */
export function callName(display: string, words = 'Call '): string {
  const digits = display
    .replace(/\D/g, '')
    .replace(/^(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)$/, '$1 $2 $3, $4 $5 $6, $7 $8 $9 ');
  return `${words}${display} , ${digits}${display.at(-1)}`;
}
