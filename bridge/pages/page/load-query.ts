import { loadPath } from './load';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { NOT_FOUND } from './outcome';
import { queryRouting } from '../routing/query-routing';
import { ADDRESS_VARIABLES, PART_VARIABLES } from '../routing/query-names';
import { queryTarget } from '../routing/query-target';
import { resolveAddress } from '../routing/resolve';

import type { Template } from '../../wordpress/types';
import type { PageOutcome } from './outcome';

type Templates = Readonly<Record<string, Template>>;

const MAY_BE_NOTHING = new Set(['p', 'page_id', 'attachment_id', 'author', 'post_type']);

const numberIn = (query: URLSearchParams, name: string): number =>
  Number(/^\d{1,9}$/.exec(query.get(name) ?? '')?.[0] ?? 0);

/** Returns the path of the page of the list or comments that the query names. */
function partOf(query: URLSearchParams): string {
  const [page, comments] = [numberIn(query, 'paged'), numberIn(query, 'cpage')];
  return (page > 1 ? `page/${page}/` : '') + (comments > 0 ? `comment-page-${comments}/` : '');
}

/** Returns the query without WordPress's variables, for example campaign parameters. */
function restOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...ADDRESS_VARIABLES, ...PART_VARIABLES]) rest.delete(name);
  return rest.size ? `?${rest}` : '';
}

/** Returns the target of WordPress's own redirect for the query. Only its own variables are sent. */
async function wordPressRedirect(query: URLSearchParams): Promise<string | null> {
  const names = [...ADDRESS_VARIABLES, ...PART_VARIABLES];
  const own = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  return (await queryRouting(`/?${own}`))?.location ?? null;
}

/** Returns the canonical address of a path, so that a visitor is redirected once; null when nothing is there. */
async function canonicalAddress(path: string): Promise<string | null> {
  const resolved = await resolveAddress(path);
  if (resolved.kind === 'unknown') return null;
  return resolved.kind === 'redirect' ? resolved.destination : path;
}

/** Returns the address of a part of a text; of a list its own. The text is rendered to see whether it has the part. */
async function addressOfPart(path: string, part: number, templates: Templates): Promise<string | null> {
  const whole = await resolveAddress(path);
  const isText = whole.kind === 'node' && !whole.address.archive;
  const address = isText && part > 1 ? `${path}${part}/` : path;
  const outcome = await loadPath(address, templates);
  if (outcome.kind === 'redirect') return outcome.destination;
  return outcome.kind === 'page' ? address : null;
}

/** Whether WordPress shows the front page: `?p=abc`, or a type without an archive. */
function namesNothing(query: URLSearchParams): boolean {
  const named = ADDRESS_VARIABLES.filter((name) => query.has(name));
  return named.length > 0 && named.every((name) => MAY_BE_NOTHING.has(name));
}

/**
 * Resolves WordPress's query addresses on the front page (`/?p=12`, `/?cat=3`, `/?treatment_topic=alcohol`) to a redirect to the
 * clean path, or not-found, also for drafts and private posts. Previews are handled before (./preview.ts).
 * @param templates render a text when a part of it is requested
 * @throws UpstreamError when WordPress fails
 */
export async function resolveQuery(query: URLSearchParams, templates: Templates): Promise<PageOutcome> {
  const redirect = (path: string): PageOutcome => ({
    kind: 'redirect',
    destination: path + restOf(query),
    permanent: true,
    revalidate: PAGE_REVALIDATE_S,
  });
  if (query.has('preview')) return NOT_FOUND;
  const lookUp = queryTarget(query);
  if (!lookUp) return namesNothing(query) ? redirect('/') : NOT_FOUND;
  const found = await lookUp();
  const part = numberIn(query, 'page');
  const path =
    found === null
      ? await wordPressRedirect(query)
      : await (part ? addressOfPart(found, part, templates) : canonicalAddress(found + partOf(query)));
  if (path === null) return NOT_FOUND;
  return redirect(query.has('feed') && path.endsWith('/') ? `${path}feed/` : path);
}
