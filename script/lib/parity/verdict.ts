import { compare } from './compare';
import { withListedPosts } from './site-lists';
import { noAnswer } from './sources';

import type { RequestSite } from './site';
import type { Source } from './sources';
import type { Address, Expected, SiteAnswer, Verdict } from './types';

/** Requests one address from both and compares the responses. Never rejects: no response is a difference, too. */
export async function verdictOf(
  address: Address,
  source: Source,
  requestSite: RequestSite,
  templateNames: readonly string[],
): Promise<{ verdict: Verdict; next: Address | null }> {
  const [wanted, answer] = await Promise.allSettled([source.request(address), requestSite(address.path)]);
  if (wanted.status === 'rejected')
    return { verdict: failed(address, noAnswer('WordPress', wanted.reason)), next: null };
  const next = wanted.value[0] ? source.next(address, wanted.value[0]) : null;
  if (answer.status === 'rejected') return { verdict: failed(address, noAnswer('the site', answer.reason)), next };
  const listed = await Promise.all(wanted.value.map((one) => withListedPosts(address, one, answer.value, requestSite)));
  const expected = await Promise.all(listed.map((one) => withTarget(one.expected, answer.value, source)));
  const verdict = closest(address, expected, answer.value, templateNames);
  const [first] = listed;
  if (first?.note) verdict.notes.push(first.note);
  if (next?.series && first) next.series = { ...next.series, shift: first.shift };
  return { verdict, next };
}

/** Also requests the target of WordPress's redirect, but only where the site does not show a page at the address. */
async function withTarget(expected: Expected, answer: SiteAnswer, source: Source): Promise<Expected> {
  if (!expected.location?.startsWith('/') || answer.shown?.status === 200) return expected;
  const response = source.request({ path: expected.location, kind: 'target', listed: false });
  const [target] = await response.catch((): Expected[] => []);
  return target ? { ...expected, target } : expected;
}

/** Of several valid responses, returns the one closest to the site's. */
function closest(address: Address, wanted: Expected[], answer: SiteAnswer, templateNames: readonly string[]): Verdict {
  const verdicts = wanted.map((expected) => compare(address, expected, answer, templateNames));
  const [best] = verdicts.toSorted((one, other) => one.differences.length - other.differences.length);
  return best ?? failed(address, 'WordPress gave no answer');
}

function failed({ path, kind }: Address, difference: string): Verdict {
  return {
    path,
    kind,
    wordpress: '',
    site: '',
    template: '',
    posts: '',
    differences: [difference],
    notes: [],
    comparable: true,
  };
}
