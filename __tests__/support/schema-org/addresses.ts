import { nodesIn } from './validate';

/** Properties that may have foreign URLs: profiles on other sites, and a place on OpenStreetMap. */
const ELSEWHERE = new Set(['sameAs', 'hasMap', '@context']);

/** Addresses in structured data that are not absolute ones of the brand's own domain, with the property that names them. */
export function strangeAddresses(data: unknown, domain: string): string[] {
  const own = `https://${domain}/`;
  return nodesIn(data).flatMap((node) =>
    Object.entries(node).flatMap(([property, value]) =>
      [value].flat().flatMap((text) => {
        const isAddress = typeof text === 'string' && /^(?:https?:)?\/\S*$/.test(text);
        return isAddress && !ELSEWHERE.has(property) && !text.startsWith(own) && !text.startsWith('https://schema.org/')
          ? [`${property}: ${text}`]
          : [];
      }),
    ),
  );
}
