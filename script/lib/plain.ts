/** For the operator's terminal: whoever wrote a name, a path or a mail must not write into it by control characters. */
// oxlint-disable-next-line no-control-regex -- they are what must not be printed
export const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '·');
