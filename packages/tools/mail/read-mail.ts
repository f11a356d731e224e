/** A mail as `sendMail` builds it (packages/bridge/editors/mail): one part, plain text. Others are shown as they are. */
export interface ReadMail {
  /** By their names in small letters. */
  headers: Record<string, string>;
  text: string;
}

const bytesOf = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes `=?UTF-8?Q?Gr=C3=B6=C3=9Fe?=` and the base64 form; white space between two of them is dropped (RFC 2047). */
function decodedWords(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, form: string, text: string) => {
      const bytes = form.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : bytesOf(text.replaceAll('_', ' '));
      return bytes.toString('utf8');
    });
}

function decodedText(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? bytesOf(text.replace(/=\n/g, '')).toString('utf8') : text;
}

/** In: the bytes of an .eml file. Out: its headers, decoded, and its text. */
export function readMail(file: string): ReadMail {
  const [head = '', ...rest] = file.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', decodedWords(line.replace(/^[^:]*:\s*/, ''))]),
  );
  return { headers, text: decodedText(rest.join('\n\n'), headers['content-transfer-encoding']?.toLowerCase() ?? '') };
}
