import { failureReason } from '../process/problem';
import { comparable, pathOf, type Address } from './address';
import { describeAnswer, differencesOf, isList, type Context, type Difference } from './compare';
import { compareMedia, type MediaByHost, type Page } from './page';
import { comparePageWords, wordDifference, type PageWords } from './page-words';
import { type Answer, type Ask, createAsk } from './answer';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../crawl/request';
import { inParallel } from '../in-parallel';
import type { WordPress } from './wordpress';

export interface Verdict {
  path: string;
  kind: string;
  wordPress: string;
  site: string;
  template: string | null;
  /** Empty when the site responds as WordPress does. */
  differences: Difference[];
  /** Null where there is no text to compare. */
  words: PageWords | null;
  /** The theme prints the text without WordPress's filter `the_content`, so that its words are not known. */
  isUnmarked: boolean;
  media: MediaByHost;
}

interface Sides {
  wordPress: Ask;
  site: Ask;
  addressOf: (id: string) => string;
  dateOf: (path: string) => string | undefined;
  context: Context;
  /** Pages of a list, and parts of a text, that are compared. */
  maxPages: number;
}

const isSingular = (page: Page | null): boolean =>
  page?.classes.some((name) => /^(?:single|page)$/.test(name)) ?? false;

const describe = (answer: Answer | string): string => (typeof answer === 'string' ? answer : describeAnswer(answer));
const unique = (posts: readonly string[]): string[] => [...new Set(posts.map((post) => comparable(pathOf(post))))];

/** Requests one address of both. An address without a response differs. */
async function compareOne(address: Address, { wordPress, site, context }: Sides) {
  const answers = await Promise.all(
    [wordPress, site].map((ask) => ask(address.path).catch((error: unknown) => failureReason(error, 0))),
  );
  const [theirs = '', ours = ''] = answers;
  const isBoth = typeof theirs !== 'string' && typeof ours !== 'string';
  const differences: Difference[] = isBoth
    ? differencesOf(address, theirs, ours, context)
    : [{ harm: 'status', level: 'red', text: 'no response' }];
  const isShown =
    isBoth && theirs.finalStatus === 200 && ours.finalStatus === 200 && theirs.page?.isProtected === false;
  const isText = address.isListed || address.kind.endsWith(' part');
  const wanted = isShown && isText ? (theirs.page?.text ?? null) : null;
  const shown = isShown ? (ours.page?.text ?? null) : null;
  const words = wanted === null || shown === null ? null : comparePageWords(wanted, shown);
  const verdict: Verdict = {
    path: address.path,
    kind: address.kind,
    wordPress: describe(theirs),
    site: describe(ours),
    template: isBoth ? (ours.page?.template ?? null) : null,
    differences: [...differences, ...(words ? wordDifference(words) : [])],
    words,
    isUnmarked: isShown && isText && wanted === null && isSingular(theirs.page),
    media: wanted === null || shown === null ? new Map() : compareMedia(wanted, shown, context.base),
  };
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
async function compareAddress(address: Address, sides: Sides): Promise<Verdict[]> {
  const first = await compareOne(address, sides);
  const { theirs } = first;
  // The site searches its own index (docs/decisions/0047).
  if (!address.isListed || theirs?.status !== 200 || !theirs.page) return [first.verdict];
  const isSeries = isList(theirs.page);
  if (!isSeries && !theirs.page.hasParts) return [first.verdict];
  const all = [first];
  let isWhole = false;
  for (let number = 2; number <= sides.maxPages && !isWhole; number += 1) {
    const path = `${address.path}${isSeries ? 'page/' : ''}${number}/`;
    const kind = `${address.kind} ${isSeries ? 'page' : 'part'}`;
    const one = await compareOne({ path, kind, isListed: false }, sides);
    all.push(one);
    isWhole = one.theirs?.status !== 200;
  }
  if (isSeries) first.verdict.differences.push(...(await listDifferences(all, isWhole, sides)));
  return all.map(({ verdict }) => verdict);
}

async function listDifferences(
  all: readonly Awaited<ReturnType<typeof compareOne>>[],
  isWhole: boolean,
  { addressOf, dateOf, site }: Sides,
): Promise<Difference[]> {
  const shown = (side: 'theirs' | 'ours') =>
    all.flatMap((one) => (one[side]?.finalStatus === 200 ? (one[side].page?.posts ?? []) : []));
  const ours = unique(shown('ours'));
  const theirs = unique(shown('theirs').map(addressOf));
  const listed = await listedBySite(theirs, ours, site);
  const wanted = isWhole ? listed : listed.slice(0, ours.length);
  const missing = wanted.filter((post) => !ours.includes(post));
  const extra = ours.slice(0, wanted.length).filter((post) => !wanted.includes(post));
  if (missing.length + extra.length > 0) {
    const [lost, more] = [missing, extra].map((some) => `${some.length} (${some.slice(0, 3).join(' ')})`);
    return [{ harm: 'posts of a list', level: 'red', text: `missing: ${lost}; more: ${more}` }];
  }
  // WordPress's order of posts with the same date is undefined.
  const isInOrder = wanted.every((post, at) => post === ours[at] || dateOf(post) === dateOf(ours[at] ?? ''));
  for (const { verdict, theirs: page, ours: own } of all)
    // All that WordPress has here was on the site's pages before.
    if (page?.status === 200 && own?.status === 404 && listed.length < theirs.length) verdict.differences = [];
  return isInOrder ? [] : [{ harm: 'posts of a list', level: 'yellow', text: 'in another order' }];
}

/** The pages of a list that a sample compares. */
const SAMPLE_PAGES = 3;
const MAX_PAGES = 500;
const CONCURRENCY = 2;

interface Options {
  all: readonly Address[];
  context: Context;
  site: string;
  /** WordPress's other addresses: its home, and the front end. */
  origins: readonly string[];
  isSample: boolean;
  /** When the comparison ends, ms since 1970. */
  deadline: number;
  onProgress: (done: number) => void;
}

/** Compares addresses of both sides until the deadline. @returns the results, and how many addresses were left out */
export async function compareAll(
  wordPress: WordPress,
  addresses: readonly Address[],
  { all, context, site, origins, isSample, deadline, onProgress }: Options,
): Promise<{ verdicts: Verdict[]; skipped: number }> {
  const dates = new Map(all.map(({ path, date }) => [comparable(path), date]));
  const ids = new Map(all.map(({ id, path }) => [String(id), path]));
  const hosts = new Set([wordPress.url, site, ...origins].flatMap((url) => URL.parse(url)?.origin ?? []));
  const sides = {
    wordPress: createAsk(wordPress.page, wordPress.url, hosts),
    site: createAsk((path) => request(`${site}${path}`, { headers: { accept: 'text/html,*/*' } }), site, hosts),
    addressOf: (id: string) => ids.get(id) ?? `/?p=${id}`,
    dateOf: (path: string) => dates.get(path),
    context,
    maxPages: isSample ? SAMPLE_PAGES : MAX_PAGES,
  };
  let done = 0;
  let skipped = 0;
  const verdicts = await inParallel(addresses, CONCURRENCY, async (address) => {
    if (Date.now() > deadline) {
      skipped += 1;
      return [];
    }
    const some = await compareAddress(address, sides);
    onProgress((done += 1));
    // Lets the progress be printed between comparisons of long texts.
    await sleep(0);
    return some;
  });
  return { verdicts: verdicts.flat(), skipped };
}
