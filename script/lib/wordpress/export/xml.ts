/** Text that is XML already, told apart from text that still has to be escaped. */
export interface Xml {
  readonly xml: string;
}

/** What XML 1.0 cannot hold in any spelling: control characters, halves of surrogate pairs, two non-characters. */
const UNSPEAKABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const speakable = (text: string): string => text.replace(UNSPEAKABLE, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => speakable(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A text as WordPress exports it: a CDATA section, divided where the text itself holds the section's end. */
const cdata = (text: string): string => `<![CDATA[${speakable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/**
 * An element with a text, a number or other elements in it.
 * @param name written as it stands: a name of this program, never of the content
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
