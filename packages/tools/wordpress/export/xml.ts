/** XML, as distinguished from text that must be escaped. */
export interface Xml {
  readonly xml: string;
}

/** Characters that XML 1.0 does not allow: control characters, unpaired surrogates, two noncharacters. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const xmlText = (text: string): string => text.replace(NOT_XML, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => xmlText(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns a text as WordPress exports it: a CDATA section, split where the text contains the section's end. */
const cdata = (text: string): string => `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/**
 * Returns an element with a text, a number or other elements.
 * @param name a name in this code, never from the content, because it is not escaped
 */
export function element(
  name: string,
  content: string | number | readonly Xml[],
  attributes: Record<string, string> = {},
): Xml {
  const open = `<${name}${attributesOf(attributes)}>`;
  if (typeof content === 'number') return { xml: `${open}${content}</${name}>` };
  if (typeof content === 'string') return { xml: `${open}${cdata(content)}</${name}>` };
  return { xml: `${open}\n${content.map(({ xml }) => xml).join('\n')}\n</${name}>` };
}

/** A whole document. */
export const document = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8" ?>\n${root.xml}\n`;
