import { comparable, looselyEqual, pathOf } from './address';
import { compareRedirect, describeSiteStatus, isRedirect, mendsSpellingFirst } from './redirect';

import type { Address, Expected, PageFacts, SiteAnswer, SitePage, Verdict } from './types';

/**
 * Compares the site's response with WordPress's.
 * @param templateNames templates that the site has: the first of WordPress's candidates among them must be shown.
 * @returns a line of the table; its `differences` are empty when the site responds as WordPress does.
 */
export function compare(
  address: Address,
  expected: Expected,
  site: SiteAnswer,
  templateNames: readonly string[],
): Verdict {
  const page = expected.status === 200 ? expected.page : null;
  const verdict: Verdict = {
    path: address.path,
    kind: address.kind,
    wordpress: expected.location ? `${expected.status} → ${expected.location}` : String(expected.status ?? '?'),
    site: describeSiteStatus(site),
    template: site.shown?.template ?? '',
    posts: page && page.templates.length > 0 && !page.singular ? String(site.shown?.posts.length ?? 0) : '',
    differences: [],
    notes: [],
    comparable: expected.status !== null,
  };
  if (expected.status === null) return verdict;
  if (isRedirect(expected.status) && mendsSpellingFirst(address.path, expected, site)) {
    verdict.notes.push(`two redirects, the first for the spelling; WordPress leads to ${expected.location} at once`);
  } else verdict.differences.push(...compareStatus(address, expected.status, expected, site));
  if (page && site.shown?.status === 200) {
    verdict.differences.push(...comparePage(page, site.shown, templateNames));
    verdict.notes.push(...compareCanonical(page, site.shown));
  }
  return verdict;
}

function compareStatus(address: Address, wanted: number, expected: Expected, site: SiteAnswer): string[] {
  if (isRedirect(wanted)) return compareRedirect(expected, site);
  if (site.status === wanted) return [];
  if (!isRedirect(site.status) || site.location === null) return [`status ${site.status} instead of ${wanted}`];
  // WordPress knows some spellings of an address and not others; the site may lead from all of them to the right one.
  if (wanted === 404)
    return looselyEqual(address.path, site.location) ? [] : [`status ${describeSiteStatus(site)} instead of 404`];
  if (isCanonicalItself(address, expected.page))
    return [`redirects to ${site.location}, though this is the canonical address`];
  if (site.shown?.status === wanted) return [];
  return [`redirects to ${site.location}, which answers ${site.shown?.status ?? 'elsewhere'}`];
}

/**
 * Only other spellings may be redirected. WordPress does not return a list's canonical address: then its entries
 * decide.
 */
function isCanonicalItself(address: Address, page: PageFacts | null): boolean {
  if (page?.singular && page.canonical) return pathOf(page.canonical) === address.path;
  return address.listed;
}

function comparePage(page: PageFacts, shown: SitePage, templateNames: readonly string[]): string[] {
  if (page.templates.length === 0) return shown.html ? ['a page instead of a feed or file'] : [];
  const differences: string[] = [];
  const wanted = page.templates.find((name) => templateNames.includes(name));
  if (wanted && shown.template !== wanted)
    differences.push(`template ${shown.template ?? 'none'} instead of ${wanted}`);
  // The site searches its own index (docs/decisions/0047-lists-and-search.md).
  if (!page.singular && wanted !== 'search') differences.push(...comparePosts(page.posts, shown.posts));
  return differences;
}

function comparePosts(wanted: string[], shown: string[]): string[] {
  const differences = wanted.length === shown.length ? [] : [`${shown.length} posts instead of ${wanted.length}`];
  const at = wanted.findIndex((post, index) => comparable(pathOf(post)) !== comparable(pathOf(shown[index] ?? '')));
  if (at >= 0 && at < shown.length) differences.push(`post ${at + 1} is ${shown[at]} instead of ${wanted[at]}`);
  return differences;
}

/** An editor's SEO field may name another canonical address than WordPress: worth a note, no difference. */
function compareCanonical(page: PageFacts, shown: SitePage): string[] {
  if (!page.singular || !page.canonical || page.templates.length === 0) return [];
  if (!shown.canonical) return [`no canonical address; WordPress's is ${page.canonical}`];
  return looselyEqual(pathOf(shown.canonical), pathOf(page.canonical))
    ? []
    : [`canonical ${pathOf(shown.canonical)}; WordPress's is ${page.canonical}`];
}
