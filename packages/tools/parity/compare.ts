import { existsSync } from 'node:fs';
import { comparable, looselyEqual, pathOf, type Address } from './address';
import { isRedirect, type Answer, type PageFacts } from './answer';

/** The classes that WordPress gives `<body>`, and the templates that it takes for such a page, the first that a theme has. */
const HIERARCHY: readonly [RegExp, ...string[]][] = [
  [/^home$/, 'front-page', 'home'],
  [/^[a-z]+-template-(.+?)(?:-php)?$/, '$1'],
  [/^blog$/, 'home'],
  [/^search$/, 'search'],
  [/^attachment$/, 'attachment', 'single', 'singular'],
  [/^single-(?!format-)(.+)$/, 'single-$1', 'single', 'singular'],
  [/^page$/, 'page', 'singular'],
  [/^post-type-archive-(.+)$/, 'archive-$1', 'archive'],
  [/^(category|tag|author|date)$/, '$1', 'archive'],
  [/^tax-(.+)$/, 'taxonomy-$1', 'taxonomy', 'archive'],
  [/^archive$/, 'archive', 'index'],
];

/** Returns the site's template of a page of WordPress; null where the classes name none. */
export function templateOf(classes: readonly string[]): string | null {
  for (const [pattern, ...candidates] of HIERARCHY)
    for (const name of classes) {
      if (!pattern.test(name)) continue;
      const named = candidates.map((candidate) => name.replace(pattern, candidate));
      const found = named.find((candidate) => existsSync(`wp-templates/${candidate}/template.ts`));
      if (found) return found;
    }
  return null;
}

/** Whether it is a list of posts, of which each page shows some. */
export const isList = ({ classes }: PageFacts): boolean => classes.some((name) => /^(?:blog|archive)$/.test(name));

const isPermanent = (status: number): boolean => status === 301 || status === 308;

/** Describes a response: `200`, or `301 → /about/ 200`. */
export const describeAnswer = ({ status, path, finalStatus }: Answer): string =>
  isRedirect(status) ? `${status} → ${path} ${finalStatus ?? ''}`.trim() : String(status);

function statusDifferences({ path, isListed }: Address, wordPress: Answer, site: Answer): string[] {
  const isSearch = path.includes('?s=') || path.startsWith('/search/');
  if (!isRedirect(wordPress.status)) {
    if (!isRedirect(site.status))
      return site.status === wordPress.status ? [] : [`status ${site.status} instead of ${wordPress.status}`];
    // WordPress knows some spellings of an address and not others; the site may lead from all of them to the right one.
    if (looselyEqual(path, site.path) && !isListed) return [];
    return site.finalStatus === wordPress.status && isSearch ? [] : [`redirects: ${describeAnswer(site)}`];
  }
  if (!isRedirect(site.status)) return [`status ${site.status} instead of a redirect to ${wordPress.path}`];
  const isSamePlace = comparable(site.path) === comparable(wordPress.path) || looselyEqual(site.path, wordPress.path);
  return [
    ...(isSamePlace || isSearch ? [] : [`redirects to ${site.path} instead of ${wordPress.path}`]),
    ...(site.finalStatus === wordPress.finalStatus ? [] : [`the redirect leads to ${site.finalStatus}`]),
    ...(isPermanent(site.status) === isPermanent(wordPress.status)
      ? []
      : [`${site.status} instead of ${wordPress.status}: ${isPermanent(wordPress.status) ? 'for ever' : 'for now'}`]),
  ];
}

/** Returns how the site's response differs from that of WordPress's theme, but for the posts of lists. */
export function differencesOf(address: Address, wordPress: Answer, site: Answer): string[] {
  // The site has no pages of uploads: it leads to the file.
  if (wordPress.page?.classes.includes('attachment') && site.path.startsWith('/media/')) return [];
  const differences = statusDifferences(address, wordPress, site);
  if (wordPress.finalStatus !== 200 || site.finalStatus !== 200) return differences;
  if (!wordPress.page || !site.page) {
    if (wordPress.page || site.page) differences.push(wordPress.page ? 'no page' : 'a page instead of a feed or file');
    return differences;
  }
  const wanted = templateOf(wordPress.page.classes);
  if (wanted !== site.page.template) differences.push(`template ${site.page.template} instead of ${wanted}`);
  const [ours, theirs] = [site.page.canonical, wordPress.page.canonical];
  // An editor's SEO field may name another one; a page that is hidden from search engines has none.
  if (theirs && !ours && !site.page.isNoindex)
    differences.push(`no canonical address; WordPress's is ${pathOf(theirs)}`);
  return differences;
}
