import { z } from 'zod';
import model from '../../plugin/footbridge/model.json';
import { pathOf, type Address } from './address';
import type { Inventory } from './inventory';
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
const NOWHERE = 'footbridge-no-such-thing';
const SPELLED = 3;

/** Pages of the content model have titles of their own: a facility with its place. */
const isOfModel = (kind: string): boolean => kind in model.postTypes;

/** Returns every address that WordPress's REST API names, and the archives that follow from them. */
async function listedAddresses(wordPress: WordPress, maxPages: number): Promise<Address[]> {
  const { folder } = wordPress;
  const found: Address[] = [{ path: '/', kind: 'front', isListed: true, hasOwnTitle: true }];
  const add = (kind: string, path: string, entry: Pick<Address, 'id' | 'date'> = {}) =>
    found.push({ path, kind, isListed: true, hasOwnTitle: isOfModel(kind), ...entry });
  const addAll = async (kind: string, route: string, isPost: boolean) => {
    // WordPress may keep a list to itself, such as its users.
    const entries = await wordPress.list(route, entrySchema, maxPages).catch(() => []);
    // Terms and authors have ids of their own.
    for (const { id, link, date } of entries)
      add(kind, pathOf(link, folder), isPost ? { id, date: date ?? undefined } : {});
    return entries;
  };
  const kinds = async (route: string) =>
    Object.values(await wordPress.rest(route, z.record(z.string(), kindSchema)).catch(() => ({}))).filter(
      ({ slug }) => !INTERNAL.test(slug),
    );
  for (const { slug, rest_base: base, rest_namespace: space, has_archive: archive } of await kinds('/wp/v2/types')) {
    const entries = await addAll(slug, `/${space}/${base}`, true);
    if (archive)
      found.push({
        path: `/${archive === true ? slug : archive}/`,
        kind: 'archive',
        isListed: true,
        hasOwnTitle: isOfModel(slug),
      });
    if (slug !== 'post') continue;
    const dates = entries.flatMap(({ date }) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
      return year ? [`/${year}/`, `/${year}/${month}/`, `/${year}/${month}/${day}/`] : [];
    });
    for (const path of new Set(dates)) add('date', path);
  }
  for (const { slug, rest_base: base, rest_namespace: space } of await kinds('/wp/v2/taxonomies'))
    await addAll(slug, `/${space}/${base}`, false);
  await addAll('author', '/wp/v2/users', false);
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
  const others = [`${path}page/1/`, `${path}2/`, ...feed, `/${NOWHERE}/${last}/`];
  const ids = id === undefined ? [] : [`/?p=${id}`, `/?page_id=${id}`];
  return [...spellings, ...others, ...ids];
}

const NO_CONTENT = ['', 'category/', 'tag/', 'author/', 'search/', `${NOWHERE}/`].map((base) => `/${base}${NOWHERE}/`);
const NO_DATES = ['/1901/', '/1901/01/', '/2024/13/', '/2024/02/31/'];
const DEAD_ENDS = [...NO_CONTENT, ...NO_DATES, '/?p=999999999', `/?s=${NOWHERE}`, '/feed/', '/comments/feed/'];

/** Returns at most `count` items, evenly from the whole list, so that every part is represented. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

/** Returns at most `count` items with all kinds among them: a small kind whole, of a large one its share. */
export function sample<Item extends { kind: string }>(items: readonly Item[], count: number): Item[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((name) => items.filter(({ kind }) => kind === name));
  let left = count;
  return kinds
    .toSorted((a, b) => a.length - b.length)
    .flatMap((some, index) => {
      const chosen = spread(some, Math.floor(left / (kinds.length - index)));
      left -= chosen.length;
      return chosen;
    });
}

/**
 * Returns every address to compare: those that WordPress lists, and those that visitors and robots try, too.
 * @param inventory what the plugin knows: addresses that the REST API does not list, and redirects
 * @param maxPages of each list, a hundred entries each
 */
export async function allAddresses(
  wordPress: WordPress,
  { types, taxonomies, redirects }: Pick<Inventory, 'types' | 'taxonomies' | 'redirects'>,
  maxPages: number,
): Promise<Address[]> {
  const { folder } = wordPress;
  const hidden = [...types, ...taxonomies].flatMap(({ name, links }) =>
    links.map(({ id, link }) => ({ path: pathOf(link, folder), kind: name, isListed: true, id: id ?? undefined })),
  );
  const listed = [...(await listedAddresses(wordPress, maxPages)), ...hidden.filter(({ path }) => !path.includes('?'))];
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const spelled = kinds.flatMap((kind) => {
    const alike = listed.filter((one) => one.kind === kind && one.path.endsWith('/') && one.path !== '/');
    return spread(alike, SPELLED).flatMap(oddSpellings);
  });
  const posts = listed.filter(({ kind }) => kind === 'post');
  const words = spread(posts, SPELLED).map(({ path }) => path.split(/[/-]/)[1]);
  const searches = words.flatMap((word) => [`/search/${word}/`, `/?s=${word}`]);
  const plainRules = redirects.flatMap(({ from, isPattern }) => (!isPattern && from.startsWith('/') ? from : []));
  const known = new Set(listed.map(({ path }) => path));
  const isNew = (path: string) => !known.has(path) && known.add(path);
  const more = (paths: readonly string[], kind: string) =>
    paths.filter(isNew).map((path) => ({ path, kind, isListed: false }));
  return [...listed, ...more(plainRules, 'redirect'), ...more([...spelled, ...searches, ...DEAD_ENDS], 'odd')];
}
