import { cdata, element as xmlElement, type Xml } from '@footbridge/bridge/feeds/documents/xml';

export type { Xml } from '@footbridge/bridge/feeds/documents/xml';

/**
 * Returns an element with a text as WordPress exports it (CDATA), a number or other elements.
 * @param name a name in this code, never from the content, because it is not escaped
 */
export function element(
  name: string,
  content: string | number | readonly Xml[],
  attributes: Record<string, string> = {},
): Xml {
  const inner = typeof content === 'string' ? cdata(content) : typeof content === 'number' ? String(content) : content;
  return xmlElement(name, inner, attributes);
}
