import { cdata, element as xmlElement, type Xml } from '@footbridge/bridge/feeds/documents/xml';

export type { Xml } from '@footbridge/bridge/feeds/documents/xml';

/** Returns an element as WordPress exports it. The name is never from the content: it is not escaped. */
export function element(
  name: string,
  content: string | number | readonly Xml[],
  attributes: Record<string, string> = {},
): Xml {
  const inner = typeof content === 'string' ? cdata(content) : typeof content === 'number' ? String(content) : content;
  return xmlElement(name, inner, attributes);
}
