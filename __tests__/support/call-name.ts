/**
 * Returns the accessible name of a call link.
 * @param display (702) 555-0110
 */
export const callName = (display: string, words = 'Call '): string => words + display;
