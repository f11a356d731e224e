/** Characters that XML 1.0 does not allow, not even escaped, such as lone surrogates. */
const INVALID_CHARACTERS = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Serialized XML. Only the functions of this file create it, so that all text is escaped. */
export interface Xml {
  readonly xml: string;
}

/** Returns HTML as `<![CDATA[…]]>`, with `]]>` escaped. */
export function cdata(html: string): Xml {
  return { xml: `<![CDATA[${html.replace(INVALID_CHARACTERS, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>` };
}

function escapeText(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

type Content = string | Xml | null | readonly (Xml | null)[];

function inner(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escapeText(content);
  return 'xml' in content ? content.xml : content.flatMap((part) => part?.xml ?? []).join('\n');
}

/** Returns an element. @param content text, XML, or a list of children; null for none */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const text = inner(content);
  return { xml: text ? `<${name}${written.join('')}>${text}</${name}>` : `<${name}${written.join('')} />` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
