/** Characters that XML 1.0 has no way to write, not even escaped; a lone half of a surrogate pair is one of them. */
const IMPOSSIBLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML that is written already: only the functions of this file make it, so that no text gets in unescaped. */
export interface Xml {
  readonly xml: string;
}

/** A text that is itself HTML, as `<![CDATA[…]]>`: a `]]>` in it ends nothing. */
export function cdata(html: string): Xml {
  return { xml: `<![CDATA[${html.replace(IMPOSSIBLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>` };
}

/** Plain text with what XML reserves escaped, and what XML cannot hold dropped. */
function escapeText(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

type Content = string | Xml | null | readonly (Xml | null)[];

function inner(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escapeText(content);
  return 'xml' in content ? content.xml : content.flatMap((part) => part?.xml ?? []).join('\n');
}

/** One element. In: text, XML, or a list of children in which null stands for none. Attributes are escaped. */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const text = inner(content);
  return { xml: text ? `<${name}${written.join('')}>${text}</${name}>` : `<${name}${written.join('')} />` };
}

/** A whole document around its root. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
