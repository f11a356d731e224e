import { loadPath } from './load';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { NOT_FOUND } from './outcome';
import { queryRouting } from '../routing/ask-wordpress';
import { ADDRESS_VARIABLES, PART_VARIABLES } from '../routing/query-names';
import { queryTarget } from '../routing/query-target';
import { resolveAddress } from '../routing/resolve';

import type { Template } from '../../wordpress/types';
import type { PageOutcome } from './outcome';

type Templates = Readonly<Record<string, Template>>;

const MAY_BE_NOTHING = new Set(['p', 'page_id', 'attachment_id', 'author', 'post_type']);

const numberIn = (query: URLSearchParams, name: string): number =>
  Number(/^\d{1,9}$/.exec(query.get(name) ?? '')?.[0] ?? 0);

/** The part of the address that the rest of the query names: a page of its list, of its comments. */
function partOf(query: URLSearchParams): string {
  const [page, comments] = [numberIn(query, 'paged'), numberIn(query, 'cpage')];
  return (page > 1 ? `page/${page}/` : '') + (comments > 0 ? `comment-page-${comments}/` : '');
}

/** What the query says beside the address: campaign tags and the like stay with the visitor. */
function restOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...ADDRESS_VARIABLES, ...PART_VARIABLES]) rest.delete(name);
  return rest.size ? `?${rest}` : '';
}

/** WordPress's own redirect for the query, its variables only: nobody else's words are sent on. */
async function asWordPressDoes(query: URLSearchParams): Promise<string | null> {
  const names = [...ADDRESS_VARIABLES, ...PART_VARIABLES];
  const own = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  return (await queryRouting(`/?${own}`))?.location ?? null;
}

/** The address that a path's spelling ends at, so that a visitor is sent once; null for what is not there. */
async function settled(path: string): Promise<string | null> {
  const resolved = await resolveAddress(path);
  if (resolved.kind === 'unknown') return null;
  return resolved.kind === 'redirect' ? resolved.destination : path;
}

/** The address of a part of a text, which has to be drawn to see whether it has the part; a list has none. */
async function settledPart(path: string, part: number, templates: Templates): Promise<string | null> {
  const whole = await resolveAddress(path);
  const isText = whole.kind === 'node' && !whole.address.archive;
  const asked = isText && part > 1 ? `${path}${part}/` : path;
  const outcome = await loadPath(asked, templates);
  if (outcome.kind === 'redirect') return outcome.destination;
  return outcome.kind === 'page' ? asked : null;
}

/** `?p=abc` and types that are listed nowhere leave WordPress at its front page. */
function asksNothing(query: URLSearchParams): boolean {
  const named = ADDRESS_VARIABLES.filter((name) => query.has(name));
  return named.length > 0 && named.every((name) => MAY_BE_NOTHING.has(name));
}

/**
 * WordPress's query addresses on the front page (`/?p=12`, `/?cat=3`, `/?treatment_topic=alcohol`).
 * In: the query. Out: one redirect to the clean path of what it names, or not-found; drafts and private ones are not
 * found. Previews never come here (./preview.ts).
 * `templates` draw a text that is asked for in parts. @throws UpstreamError when WordPress fails.
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
  if (!lookUp) return asksNothing(query) ? redirect('/') : NOT_FOUND;
  const found = await lookUp();
  const part = numberIn(query, 'page');
  const path =
    found === null
      ? await asWordPressDoes(query)
      : await (part ? settledPart(found, part, templates) : settled(found + partOf(query)));
  if (path === null) return NOT_FOUND;
  return redirect(query.has('feed') && path.endsWith('/') ? `${path}feed/` : path);
}
