import { Parser } from 'htmlparser2';
import { z } from 'zod';
import type { Use } from './inventory';
import type { WordPress } from './wordpress';

/** What a WordPress says to anyone, without the plugin. */
export interface PublicFacts {
  name: string;
  /** The REST API's namespaces, one or more of each plugin that has an API. */
  namespaces: string[];
  types: { name: string; label: string; count: number }[];
  /** Of the newest texts. */
  blocks: Use[];
  hosts: Use[];
}

const indexSchema = z.object({ name: z.string().catch(''), namespaces: z.array(z.string()).catch([]) });
const typesSchema = z.record(
  z.string(),
  z.object({ slug: z.string(), name: z.string(), rest_base: z.string(), rest_namespace: z.string().default('wp/v2') }),
);
const textsSchema = z.array(z.object({ link: z.string(), content: z.object({ rendered: z.string() }).optional() }));
const INTERNAL = /^(?:wp_|nav_menu|attachment)/;
const BLOCK = /^wp-block-([a-z0-9-]+)$/;

/** Counts a name in a text. */
function count(found: Map<string, Use>, name: string, first: string, isNewText: boolean): void {
  const { texts, uses, first: known } = found.get(name) ?? { texts: 0, uses: 0, first };
  found.set(name, { name, texts: texts + (isNewText ? 1 : 0), uses: uses + 1, first: known });
}

/** Counts the blocks, by their classes, and the hosts of media in a text. */
function readText(html: string, path: string, blocks: Map<string, Use>, hosts: Map<string, Use>): void {
  const seen = new Set<string>();
  const add = (found: Map<string, Use>, name: string) => {
    count(found, name, path, !seen.has(name));
    seen.add(name);
  };
  const parser = new Parser({
    onopentag(_, { class: classes = '', src = '' }) {
      const block = BLOCK.exec(classes.split(' ')[0] ?? '')?.[1];
      if (block) add(blocks, block);
      const host = URL.parse(src)?.host;
      if (host) add(hosts, host);
    },
  });
  parser.end(html);
}

/** Returns what the REST API shows; fewer facts where it is private. */
export async function readPublicFacts(wordPress: WordPress): Promise<PublicFacts> {
  const { name, namespaces } = await wordPress
    .rest('/', indexSchema)
    .catch(() => ({ name: '', namespaces: [] as string[] }));
  const all = Object.values(await wordPress.rest('/wp/v2/types', typesSchema).catch(() => ({})));
  const [blocks, hosts] = [new Map<string, Use>(), new Map<string, Use>()];
  const types: PublicFacts['types'] = [];
  for (const { slug, name: label, rest_base: base, rest_namespace: space } of all) {
    if (INTERNAL.test(slug)) continue;
    const found = await wordPress.newest(`/${space}/${base}`, textsSchema).catch(() => ({ total: 0, items: [] }));
    types.push({ name: slug, label, count: found.total });
    for (const { link, content } of found.items)
      readText(content?.rendered ?? '', URL.parse(link)?.pathname ?? '', blocks, hosts);
  }
  const sorted = (some: Map<string, Use>) => [...some.values()].toSorted((a, b) => b.uses - a.uses);
  return { name, namespaces, types, blocks: sorted(blocks), hosts: sorted(hosts) };
}
