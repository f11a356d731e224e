import type { Address } from './types';

const NOWHERE = 'parity-no-such-thing';

/**
 * Returns addresses that are in no list but are requested: other spellings, ids, wrong parents, feeds, searches, dead
 * ends.
 */
export function oddAddresses(listed: Address[]): Address[] {
  const found: Address[] = [];
  for (const kind of new Set(listed.map((address) => address.kind))) {
    const alike = listed.filter(
      (address) => address.kind === kind && address.path.endsWith('/') && address.path !== '/',
    );
    for (const address of spread(alike, 3)) found.push(...spellings(address));
  }
  return [...found, ...searches(listed), ...DEAD_ENDS, ...FEEDS];
}

/** Returns at most `count` items, evenly from the whole list, so that every part is represented. */
export function spread<Item>(items: Item[], count: number): Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}

function spellings({ path, kind, id, series }: Address): Address[] {
  const last = path.split('/').at(-2) ?? '';
  const variants = [
    path.slice(0, -1),
    `/${path}`,
    `${path}/`,
    upperCase(path),
    firstLetterEscaped(path),
    `/index.php${path}`,
  ];
  const odd = variants.map((variant) => unlisted(variant, `${kind} spelling`));
  if (series?.as === 'page') odd.push(unlisted(`${path}page/1/`, `${kind} page`), unlisted(`${path}feed/`, 'feed'));
  else odd.push(unlisted(`/${NOWHERE}/${last}/`, 'wrong parent'), unlisted(`${path}page/2/`, `${kind} page`));
  if (id !== undefined) odd.push(unlisted(`/?p=${id}`, 'id'), unlisted(`/?page_id=${id}`, 'id'));
  return odd;
}

function searches(listed: Address[]): Address[] {
  const slugs = spread(
    listed.filter(({ kind }) => kind === 'post'),
    5,
  ).map(({ path }) => path.split('/').at(-2) ?? '');
  const words = new Set(slugs.map((slug) => slug.split('-')[0] ?? '').filter((word) => /^[a-z]{3,}$/.test(word)));
  const found = [...words, NOWHERE].map((word): Address => {
    const path = `/search/${word}/`;
    return { ...unlisted(path, 'search'), series: { base: path, number: 1, as: 'page' } };
  });
  return [
    ...found,
    ...[...words].flatMap((word) => [unlisted(`/?s=${word}`, 'search'), unlisted(`/page/2/?s=${word}`, 'search')]),
  ];
}

const DEAD_ENDS = [
  `/${NOWHERE}/`,
  `/${NOWHERE}/${NOWHERE}/`,
  `/category/${NOWHERE}/`,
  `/tag/${NOWHERE}/`,
  `/author/${NOWHERE}/`,
  '/1901/',
  '/1901/01/',
  '/2024/13/',
  '/2024/02/31/',
  '/?p=999999999',
].map((path) => unlisted(path, 'dead end'));

const FEEDS = ['/feed/', '/comments/feed/'].map((path) => unlisted(path, 'feed'));

function unlisted(path: string, kind: string): Address {
  return { path, kind, listed: false };
}

const upperCase = (path: string): string => path.replaceAll(/%[\da-f]{2}|[a-z]/g, (letter) => letter.toUpperCase());

const firstLetterEscaped = (path: string): string =>
  path.replace(/^\/([a-z\d])/i, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);
