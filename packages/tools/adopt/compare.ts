import { comparable, looselyEqual, pathOf, type Address } from './address';
import { isRedirect, type Answer } from './answer';
import type { Page } from './page';
import { templateOf } from './templates';

/** What can differ, the most harmful first. */
export const HARMS = [
  'status',
  'hidden page indexed',
  'page no longer indexed',
  'words',
  'redirect',
  'posts of a list',
  'title',
  'canonical',
  'template',
  'description',
] as const;
export type Harm = (typeof HARMS)[number];

export interface Difference {
  harm: Harm;
  /** Red: visitors or search engines lose something. Yellow: worth a look. */
  level: 'red' | 'yellow';
  text: string;
}

export interface Context {
  names: readonly string[];
  /** Whether WordPress as a whole asks not to be indexed. */
  isHidden: boolean;
  /** Its folder below the host, without a slash at the end. */
  folder: string;
  base: string;
}

const red = (harm: Harm, text: string): Difference => ({ harm, level: 'red', text });
const yellow = (harm: Harm, text: string): Difference => ({ harm, level: 'yellow', text });

export const isList = ({ classes }: Page): boolean => classes.some((name) => /^(?:blog|archive)$/.test(name));

const isPermanent = (status: number): boolean => status === 301 || status === 308;

export const describeAnswer = ({ status, path, finalStatus }: Answer): string =>
  isRedirect(status) ? `${status} → ${path} ${finalStatus ?? ''}`.trim() : String(status);

function statusDifferences({ path, isListed }: Address, wordPress: Answer, site: Answer): Difference[] {
  const isSearch = path.includes('?s=') || path.startsWith('/search/');
  if (!isRedirect(wordPress.status)) {
    if (!isRedirect(site.status))
      return site.status === wordPress.status ? [] : [red('status', `${site.status} instead of ${wordPress.status}`)];
    // WordPress knows some spellings of an address and not others; the site may lead from all of them to the right one.
    if (looselyEqual(path, site.path) && !isListed) return [];
    return site.finalStatus === wordPress.status && isSearch
      ? []
      : [red('redirect', `redirects: ${describeAnswer(site)}`)];
  }
  if (!isRedirect(site.status))
    return [red('redirect', `${site.status} instead of a redirect to ${wordPress.path} (${wordPress.status})`)];
  const isSamePlace = comparable(site.path) === comparable(wordPress.path) || looselyEqual(site.path, wordPress.path);
  return [
    ...(isSamePlace || isSearch ? [] : [red('redirect', `redirects to ${site.path} instead of ${wordPress.path}`)]),
    ...(site.finalStatus === wordPress.finalStatus
      ? []
      : [red('status', `the redirect leads to ${site.finalStatus} instead of ${wordPress.finalStatus}`)]),
    ...(isPermanent(site.status) === isPermanent(wordPress.status)
      ? []
      : [yellow('redirect', `redirects with ${site.status} instead of ${wordPress.status}`)]),
  ];
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’‚′]/g, "'")
    .replaceAll(/[“”„″]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a document's title without the site's name at its start or end. */
export function plainTitle(title: string, names: readonly string[]): string {
  let text = plain(title);
  for (const name of names.map(plain)) {
    if (text === name) return '';
    const end = [' - ', ' | ', ' · ', ' » ', ' : '].find((separator) => text.endsWith(`${separator}${name}`));
    if (name && end) text = text.slice(0, -(end.length + name.length));
  }
  return text;
}

function headDifferences(
  address: Address,
  theirs: Page,
  ours: Page,
  { names, isHidden, folder }: Context,
): Difference[] {
  const found: Difference[] = [];
  if (theirs.isNoindex && !ours.isNoindex && !isHidden)
    found.push(red('hidden page indexed', 'WordPress hides it from search engines, the site does not'));
  if (ours.isNoindex && !theirs.isNoindex && !theirs.isProtected)
    found.push(red('page no longer indexed', 'the site hides it from search engines, WordPress does not'));
  const [wanted, title] = [plainTitle(theirs.title, names), plainTitle(ours.title, names)];
  if (wanted !== title && address.isListed)
    // A text without a title is named so on the site; WordPress names the site alone.
    found.push((address.hasOwnTitle || wanted === '' ? yellow : red)('title', `“${title}” instead of “${wanted}”`));
  const [theirCanonical, ourCanonical] = [theirs.canonical, ours.canonical];
  // A page that is hidden from search engines has none.
  if (theirCanonical && !ourCanonical && !ours.isNoindex)
    found.push(red('canonical', `none instead of ${pathOf(theirCanonical, folder)}`));
  if (theirCanonical && ourCanonical && !looselyEqual(pathOf(theirCanonical, folder), pathOf(ourCanonical)))
    found.push(red('canonical', `${pathOf(ourCanonical)} instead of ${pathOf(theirCanonical, folder)}`));
  if (theirs.description && plain(theirs.description) !== plain(ours.description))
    found.push(yellow('description', `“${ours.description}” instead of “${theirs.description}”`));
  return found;
}

/** Returns how the site's response differs from that of WordPress's theme, but for the words and the posts of lists. */
export function differencesOf(address: Address, wordPress: Answer, site: Answer, context: Context): Difference[] {
  // The site has no pages of uploads: it leads to the file.
  if (wordPress.page?.classes.includes('attachment') && site.path.startsWith('/media/')) return [];
  const differences = statusDifferences(address, wordPress, site);
  if (wordPress.finalStatus !== 200 || site.finalStatus !== 200) return differences;
  if (!wordPress.page || !site.page) {
    if (wordPress.page || site.page)
      differences.push(red('status', wordPress.page ? 'no page' : 'a page instead of a feed or file'));
    return differences;
  }
  const wanted = wordPress.page.classes.length > 0 ? templateOf(wordPress.page.classes) : site.page.template;
  if (wanted !== site.page.template) differences.push(yellow('template', `${site.page.template} instead of ${wanted}`));
  return [...differences, ...headDifferences(address, wordPress.page, site.page, context)];
}
