/**
 * The accessible name of a call link: what is seen, then the number digit by digit. What is only heard is laid out apart,
 * so browsers put a space before it.
 * @param display (702) 555-0110
 */
export function callName(display: string, words = 'Call '): string {
  const digits = display
    .replace(/\D/g, '')
    .replace(/^(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)$/, '$1 $2 $3, $4 $5 $6, $7 $8 $9 ');
  return `${words}${display} , ${digits}${display.at(-1)}`;
}
