import { z } from 'zod';
import { Problem } from '../process/problem';
import { pathOf, type Address } from './address';
import type { WordPress } from './wordpress';

const kindSchema = z.object({
  slug: z.string(),
  rest_base: z.string(),
  rest_namespace: z.string().default('wp/v2'),
  has_archive: z.union([z.boolean(), z.string()]).default(false),
});
const entrySchema = z.object({ id: z.number(), link: z.string(), date: z.string().nullish() });

/** Post types and taxonomies of the block editor without a public address. */
const INTERNAL = /^(?:wp_|nav_menu)/;
const NOWHERE = 'parity-no-such-thing';
/** How many addresses of a kind are spelled otherwise, too. */
const SPELLED = 3;

/** Returns at most `count` items, evenly from the whole list, so that every part is represented. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

/** Returns every address that WordPress's REST API names, and the archives that follow from them. */
async function listedAddresses(wordPress: WordPress): Promise<Address[]> {
  const found: Address[] = [{ path: '/', kind: 'front', isListed: true }];
  const add = (kind: string, path: string, entry: Pick<Address, 'id' | 'date'> = {}) =>
    found.push({ path, kind, isListed: true, ...entry });
  const addAll = async (kind: string, route: string, query = '') => {
    // WordPress may keep a list to itself, such as its users.
    const entries = await wordPress.list(route, entrySchema, `${query}&_fields=id,link,date`).catch(() => []);
    for (const { id, link, date } of entries) add(kind, pathOf(link), { id, date: date ?? undefined });
    return entries;
  };
  const kinds = async (route: string) =>
    Object.values(await wordPress.get(route, z.record(z.string(), kindSchema))).filter(
      ({ slug }) => !INTERNAL.test(slug),
    );
  for (const { slug, rest_base: base, rest_namespace: space, has_archive: archive } of await kinds('/wp/v2/types')) {
    const entries = await addAll(slug, `/${space}/${base}`);
    if (archive) add('archive', `/${archive === true ? slug : archive}/`);
    if (slug !== 'post') continue;
    const dates = entries.flatMap(({ date }) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
      return year ? [`/${year}/`, `/${year}/${month}/`, `/${year}/${month}/${day}/`] : [];
    });
    for (const path of new Set(dates)) add('date', path);
  }
  for (const { slug, rest_base: base, rest_namespace: space } of await kinds('/wp/v2/taxonomies'))
    await addAll(slug, `/${space}/${base}`);
  await addAll('author', '/wp/v2/users');
  // Types without public pages have links with a query only.
  const known = new Set<string>();
  return found.filter(({ path }) => !path.includes('?') && !known.has(path) && known.add(path));
}

/** Returns other spellings, ids and dead ends of an address. */
function oddSpellings({ path, kind, id }: Address): string[] {
  const last = path.split('/').at(-2) ?? '';
  const upperCase = path.replaceAll(/%[\da-f]{2}|[a-z]/g, (letter) => letter.toUpperCase());
  const escaped = path.replace(/^\/([a-z\d])/i, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);
  const spellings = [path.slice(0, -1), `/${path}`, `${path}/`, upperCase, escaped, `/index.php${path}`];
  const feed = kind === 'attachment' ? [] : [`${path}feed/`];
  const others = [`${path}page/1/`, ...feed, `/${NOWHERE}/${last}/`];
  const ids = id === undefined || kind === 'author' ? [] : [`/?p=${id}`, `/?page_id=${id}`];
  return [...spellings, ...others, ...ids];
}

const NO_CONTENT = ['', 'category/', 'tag/', 'author/', 'search/', `${NOWHERE}/`].map((base) => `/${base}${NOWHERE}/`);
const NO_DATES = ['/1901/', '/1901/01/', '/2024/13/', '/2024/02/31/'];
const DEAD_ENDS = [...NO_CONTENT, ...NO_DATES, '/?p=999999999', `/?s=${NOWHERE}`, '/feed/', '/comments/feed/'];

/** Returns every address to compare: those that WordPress lists, and those that visitors and robots try, too. */
export async function allAddresses(wordPress: WordPress): Promise<Address[]> {
  const listed = await listedAddresses(wordPress);
  if (listed.length === 1) throw new Problem('WordPress lists nothing: its REST API must be public.');
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const spelled = kinds.flatMap((kind) => {
    const alike = listed.filter((one) => one.kind === kind && one.path.endsWith('/') && one.path !== '/');
    return spread(alike, SPELLED).flatMap(oddSpellings);
  });
  const words = spread(
    listed.filter(({ kind }) => kind === 'post'),
    SPELLED,
  ).map(({ path }) => path.split(/[/-]/)[1]);
  const searches = words.flatMap((word) => [`/search/${word}/`, `/?s=${word}`]);
  const known = new Set(listed.map(({ path }) => path));
  const odd = [...spelled, ...searches, ...DEAD_ENDS].filter((path) => !known.has(path) && known.add(path));
  return [...listed, ...odd.map((path) => ({ path, kind: 'odd', isListed: false }))];
}
