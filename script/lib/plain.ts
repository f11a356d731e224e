/** For the operator's terminal: whoever wrote a name, a path or a mail must not write into it by control characters. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, '·');
