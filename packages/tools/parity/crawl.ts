import { failureReason } from '../process/failure-reason';
import { comparable, pathOf, type Address } from './address';
import { describeAnswer, differencesOf, isList } from './compare';
import type { Answer, Ask } from './answer';

/** One line of the table. */
export interface Verdict {
  path: string;
  kind: string;
  wordPress: string;
  site: string;
  /** Empty when the site responds as WordPress does. */
  differences: string[];
}

export interface Sides {
  wordPress: Ask;
  site: Ask;
  /** Returns the address of a post with an id. */
  addressOf: (id: string) => string;
  dateOf: (path: string) => string | undefined;
}

/** The last page of a list that is requested. */
const LAST_PAGE = 500;

const describe = (answer: Answer | string): string => (typeof answer === 'string' ? answer : describeAnswer(answer));
const unique = (posts: readonly string[]): string[] => [...new Set(posts.map((post) => comparable(pathOf(post))))];

/** Requests one address of both. An address without a response differs. */
async function compareOne(address: Address, { wordPress, site }: Sides) {
  const answers = await Promise.all(
    [wordPress, site].map((ask) => ask(address.path).catch((error: unknown) => failureReason(error, 0))),
  );
  const [theirs = '', ours = ''] = answers;
  const isBoth = typeof theirs !== 'string' && typeof ours !== 'string';
  const differences = isBoth ? differencesOf(address, theirs, ours) : ['no response'];
  const { path, kind } = address;
  const verdict: Verdict = { path, kind, wordPress: describe(theirs), site: describe(ours), differences };
  return { verdict, theirs: isBoth ? theirs : null, ours: isBoth ? ours : null };
}

/** Returns WordPress's posts as the site should list them: without those that it marks as noindex (docs/decisions/0047). */
async function listedBySite(posts: readonly string[], ours: readonly string[], site: Ask): Promise<string[]> {
  const listed = await Promise.all(
    posts.map(async (post) => ours.includes(post) || !(await site(post).catch(() => null))?.page?.isNoindex),
  );
  return posts.filter((_, index) => listed[index]);
}

/**
 * Compares an address, all pages of a list or parts of a post behind it, and the posts of the whole list: the site's
 * pages are other ones where it leaves posts out.
 */
export async function compareAddress(address: Address, sides: Sides): Promise<Verdict[]> {
  const first = await compareOne(address, sides);
  const { theirs } = first;
  // The site searches its own index (docs/decisions/0047).
  if (!address.isListed || theirs?.status !== 200 || !theirs.page) return [first.verdict];
  const isSeries = isList(theirs.page);
  // A front page that is a page has no parts at addresses like /2/.
  if (!isSeries && address.path === '/') return [first.verdict];
  const all = [first];
  for (let number = 2; number <= LAST_PAGE; number += 1) {
    const path = `${address.path}${isSeries ? 'page/' : ''}${number}/`;
    const kind = `${address.kind} ${isSeries ? 'page' : 'part'}`;
    const one = await compareOne({ path, kind, isListed: false }, sides);
    all.push(one);
    if (one.theirs?.status !== 200) break;
  }
  if (!isSeries) return all.map(({ verdict }) => verdict);
  const shown = (side: 'theirs' | 'ours') =>
    all.flatMap((one) => (one[side]?.finalStatus === 200 ? (one[side].page?.posts ?? []) : []));
  const ours = unique(shown('ours'));
  const theirPosts = unique(shown('theirs').map(sides.addressOf));
  const wanted = await listedBySite(theirPosts, ours, sides.site);
  const missing = wanted.filter((post) => !ours.includes(post));
  const extra = ours.filter((post) => !wanted.includes(post));
  // WordPress's order of posts with the same date is undefined.
  const isInOrder = wanted.every(
    (post, at) => post === ours[at] || sides.dateOf(post) === sides.dateOf(ours[at] ?? ''),
  );
  if (missing.length + extra.length > 0 || !isInOrder) {
    first.verdict.differences.push(
      missing.length + extra.length > 0
        ? `posts: ${missing.length} missing (${missing.slice(0, 3).join(' ')}), ${extra.length} more (${extra.slice(0, 3).join(' ')})`
        : 'posts in another order',
    );
  } else
    for (const { verdict, theirs: page, ours: own } of all)
      // All that WordPress has here was on the site's pages before.
      if (page?.status === 200 && own?.status === 404 && wanted.length < theirPosts.length) verdict.differences = [];
  return all.map(({ verdict }) => verdict);
}
