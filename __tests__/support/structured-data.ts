type Node = Record<string, unknown>;

/** Returns every object of structured data: the graph's nodes and those inside them. */
export function nodesIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  if (typeof data !== 'object' || data === null) return [];
  return [{ ...data }, ...Object.values(data).flatMap(nodesIn)];
}

/** Returns the ids that a node names and no node has. TypeScript checks the rest, by schema-dts. */
export function missingNodes(data: unknown): unknown[] {
  const nodes = nodesIn(data);
  const ids = new Set(nodes.filter((node) => node['@type'] !== undefined).map((node) => node['@id']));
  return nodes.map((node) => node['@id']).filter((id) => id !== undefined && !ids.has(id));
}

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
