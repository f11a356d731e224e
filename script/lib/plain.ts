/** Removes control characters, by which a name, a path or a mail could control the operator's terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, '·');
