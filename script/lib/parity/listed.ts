import { z } from 'zod';

import { pathOf } from './address';
import { dateArchives, formatArchives } from './derived';
import { NotListed } from './rest';

import type { Rest } from './rest';
import type { Address } from './types';

const typeSchema = z.record(
  z.string(),
  z.object({
    slug: z.string(),
    rest_base: z.string(),
    rest_namespace: z.string().default('wp/v2'),
    has_archive: z.union([z.boolean(), z.string()]).default(false),
  }),
);
const taxonomySchema = z.record(
  z.string(),
  z.object({ slug: z.string(), rest_base: z.string(), rest_namespace: z.string().default('wp/v2') }),
);
const entrySchema = z.object({
  id: z.number().int(),
  link: z.string(),
  date: z.string().nullish(),
  format: z.string().nullish(),
});

// Post types of the block editor without a public address.
const INTERNAL = /^(wp_|nav_menu)/;

export interface Listed {
  addresses: Address[];
  /** A sentence for each list that WordPress does not make public. */
  notes: string[];
}

/** Every address that WordPress's REST API names: entries, terms, authors, and the archives that follow from them. */
export async function listRest(rest: Rest): Promise<Listed> {
  const listed: Listed = { addresses: [single('/', 'front')], notes: [] };
  const types = Object.values(await rest.one('/wp/v2/types', typeSchema)).filter(({ slug }) => !INTERNAL.test(slug));
  for (const { slug, rest_base: base, rest_namespace: space, has_archive: archive } of types) {
    const entries = await entriesOf(rest, `/${space}/${base}`, '&_fields=id,link,date,format', listed);
    listed.addresses.push(...entries.map(({ id, link }) => ({ ...single(pathOf(link), slug), id })));
    if (archive) listed.addresses.push(list(`/${archive === true ? slug : archive}/`, 'archive'));
    if (slug !== 'post') continue;
    listed.addresses.push(...dateArchives(entries.map(({ date }) => date ?? '')).map((path) => list(path, 'date')));
    listed.addresses.push(
      ...formatArchives(entries.map(({ format }) => format ?? '')).map((path) => list(path, 'format')),
    );
  }
  const taxonomies = Object.values(await rest.one('/wp/v2/taxonomies', taxonomySchema)).filter(
    ({ slug }) => !INTERNAL.test(slug),
  );
  for (const { slug, rest_base: base, rest_namespace: space } of taxonomies) {
    const terms = await entriesOf(rest, `/${space}/${base}`, '&_fields=id,link', listed);
    listed.addresses.push(...terms.map(({ link }) => list(pathOf(link), slug)));
  }
  const authors = await entriesOf(rest, '/wp/v2/users', '&_fields=id,link', listed);
  listed.addresses.push(...authors.map(({ link }) => list(pathOf(link), 'author')));
  // Types without public pages have links with a query only.
  listed.addresses = listed.addresses.filter(({ path }) => !path.includes('?'));
  return listed;
}

async function entriesOf(
  rest: Rest,
  route: string,
  query: string,
  listed: Listed,
): Promise<z.infer<typeof entrySchema>[]> {
  try {
    return await rest.all(route, entrySchema, query);
  } catch (error) {
    if (!(error instanceof NotListed)) throw error;
    listed.notes.push(`Not listed: ${error.message}.`);
    return [];
  }
}

const single = (path: string, kind: string): Address => ({
  path,
  kind,
  listed: true,
  series: { base: path, number: 1, as: 'part' },
});

/** Returns a list that continues at `/page/2/`. */
export const list = (path: string, kind: string): Address => ({
  path,
  kind,
  listed: true,
  series: { base: path, number: 1, as: 'page' },
});
