import { getWordPressProps } from '@faustwp/core';
import { z } from 'zod';

import { LOCKED_TEMPLATES } from '@/queries/seed';
import { site } from '@/site-config/site';
import { isOpenPage, pageKind } from '@/site-config/vendors/pages';

import { beginLists } from '../routing/begin-lists';
import { resolveAddress, resolveSearch } from '../routing/resolve';
import { isShorthand, resolveShorthand } from '../routing/shorthands';
import { resolveUnknown } from '../routing/unknown';
import { withFeed } from './feed-link';
import { hasHiddenTemplate } from '../../wordpress/faust/candidates';
import { queryWordPress } from '../../wordpress/faust/query';
import { loadLayout } from '../layout/load-layout';
import { log } from '../../platform/log';
import { visitFacts } from '../sticky-bar/facts';
import { cachePage, cacheImpossiblePath } from './cache-page';
import { DEGRADED_REVALIDATE_S, NOT_FOUND_REVALIDATE_S, PAGE_REVALIDATE_S } from './outcome';
import { cleanPath, decodeNonAscii } from '../../wordpress/url/path';
import { fieldOf, firstRecord, isEmptyRecord } from './record';
import { fatalProblems, mainField } from './required';
import { withSavedFields } from './saved-fields';
import { inRenderScope, publicName } from '../../wordpress/render-scope';
import { transformTools } from './tools';
import { UpstreamError } from '../../platform/upstream-error';
import { paginateRest } from '../../wordpress/faust/paginate-rest';

import type { GetStaticPropsContext } from 'next';
import type { Resolution } from '../routing/resolve';
import type { LoadedLayout } from '../layout/load-layout';
import type { AddressContext, RequestedSearch, SeedNode, Template, VisitFacts } from '../../wordpress/types';
import type { PageOutcome } from './outcome';
import type { RenderScope } from '../../wordpress/render-scope';

type Templates = Readonly<Record<string, Template>>;
type ResolvedNode = Extract<Resolution, { kind: 'node' }>;

/** For whom a page is made before it is published, and whether something newer than the published text was saved. */
export interface RequestedPreview {
  accessToken: string;
  hasAutosave: boolean;
}

/** What Faust hands back; all else of it (its cache, the seed node again) stays on the server. */
const faustResult = z.union([
  z.object({ notFound: z.literal(true) }),
  z.object({ props: z.object({ __TEMPLATE_QUERY_DATA__: z.unknown() }) }),
]);

/** An answer that is wrong throughout is told of in a few lines. */
const MOST_LINES = 3;

const NOT_FOUND: PageOutcome = { kind: 'not-found', revalidate: NOT_FOUND_REVALIDATE_S };

function failIfBroken(scope: RenderScope, template: Template | undefined): void {
  const path = publicName(scope.address);
  const [fatal] = fatalProblems(scope.problems, template?.query);
  if (fatal) throw new UpstreamError(`${fatal.operation} for ${path}: ${fatal.message}`);
  for (const { operation, message } of scope.problems.slice(0, MOST_LINES))
    log('warn', 'page', `${path} is drawn without a part (${operation}: ${message})`);
  const more = scope.problems.length - MOST_LINES;
  if (more > 0) log('warn', 'page', `${path} is drawn without ${more} more parts`);
}

async function askFaust(scope: RenderScope): Promise<z.infer<typeof faustResult>> {
  const ctx: GetStaticPropsContext = { params: {} };
  const result: unknown = await inRenderScope(scope, () =>
    getWordPressProps({ ctx, extra: { ...scope.address } }),
  ).catch((error: unknown) => {
    // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
    throw new UpstreamError(`${publicName(scope.address)}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return faustResult.parse(result);
}

/** What other parties may know of a page, and whether those without an agreement may come there at all. */
function vendorFacts(
  template: string,
  { segment }: VisitFacts,
  { path }: AddressContext,
): Pick<VisitFacts, 'kind' | 'isOpen'> {
  return {
    kind: pageKind({ template, path }, site.aboutPath),
    ...(isOpenPage({ template, segment, path }) && { isOpen: true }),
  };
}

/** Whether the query found nothing at an address that stands for one record. Lists and searches may be empty. */
function foundNothing(answer: unknown, { query }: Template, { archive, search }: AddressContext): boolean {
  return !archive && !search && isEmptyRecord(fieldOf(answer, mainField(query)));
}

/** A node behind a password keeps its template to itself: its candidates are asked for by themselves. @throws UpstreamError */
async function withTemplate(seed: SeedNode): Promise<SeedNode> {
  if (!hasHiddenTemplate(seed) || !seed.uri) return seed;
  const { nodeByUri } = await queryWordPress(LOCKED_TEMPLATES, { uri: decodeNonAscii(seed.uri) });
  return { ...seed, templates: nodeByUri?.templates };
}

/** A text that was edited after it was published, as it is going to be: what was published, with the edited fields in it. */
async function unpublished(
  answer: unknown,
  template: Template,
  scope: RenderScope,
  preview: RequestedPreview | undefined,
): Promise<unknown> {
  if (!preview?.hasAutosave) return answer;
  const result = await askFaust({ ...scope, preview: { accessToken: preview.accessToken, unpublished: true } });
  failIfBroken(scope, template);
  return 'notFound' in result
    ? answer
    : withSavedFields(answer, firstRecord(result.props.__TEMPLATE_QUERY_DATA__), mainField(template.query));
}

/** A resolved node, drawn by the first template of the hierarchy that exists. */
async function loadNode(
  resolved: ResolvedNode,
  templates: Templates,
  layout: Promise<LoadedLayout>,
  preview?: RequestedPreview,
): Promise<PageOutcome> {
  const { address } = resolved;
  const scope: RenderScope = {
    address,
    seed: await withTemplate(resolved.seed),
    problems: [],
    ...(preview && { preview: { accessToken: preview.accessToken } }),
  };
  const [result, visit] = await Promise.all([askFaust(scope), visitFacts(resolved.seed, address)]);
  const template = scope.template === undefined ? undefined : templates[scope.template];
  failIfBroken(scope, template);
  if ('notFound' in result || !template || !scope.template) return NOT_FOUND;
  const answer = await unpublished(firstRecord(result.props.__TEMPLATE_QUERY_DATA__), template, scope, preview);
  if (foundNothing(answer, template, address)) return NOT_FOUND;
  // In the page's own scope: what these queries find is the page's, too.
  const data = template.rest ? await inRenderScope(scope, async () => template.rest?.(answer, paginateRest)) : answer;
  const drawn = template.transform(data, transformTools, address);
  if (!drawn) return address.part > 1 ? redirectToFirstPart(address.path) : NOT_FOUND;
  const { layout: menus, current } = await layout;
  const page = withFeed(drawn.page, address);
  const isWhole = current && resolved.current && scope.problems.length === 0;
  return {
    kind: 'page',
    template: scope.template,
    page,
    view: drawn.view,
    layout: menus,
    visit: { ...visit, ...vendorFacts(scope.template, visit, address) },
    revalidate: isWhole ? PAGE_REVALIDATE_S : DEGRADED_REVALIDATE_S,
  };
}

/** A part that the text does not have: WordPress sends the visitor to the text. */
function redirectToFirstPart(path: string): PageOutcome {
  return {
    kind: 'redirect',
    destination: path.replace(/(?<!\d)\d+\/$/, ''),
    permanent: true,
    revalidate: PAGE_REVALIDATE_S,
  };
}

/** Outcome of a resolution. The layout comes along, outside of the page's scope: its problems are not the page's. */
async function outcomeOf(
  resolved: Resolution,
  templates: Templates,
  layout: Promise<LoadedLayout>,
): Promise<PageOutcome> {
  if (resolved.kind === 'unknown') return NOT_FOUND;
  if (resolved.kind === 'redirect') return { ...resolved, revalidate: PAGE_REVALIDATE_S };
  return loadNode(resolved, templates, layout);
}

const isKnown = async (path: string): Promise<boolean> => (await resolveAddress(path)).kind !== 'unknown';

async function resolvePath(path: string): Promise<Resolution> {
  try {
    const resolved = await resolveAddress(path);
    return resolved.kind === 'unknown' ? await resolveUnknown(path, isKnown) : resolved;
  } catch (error) {
    throw error instanceof UpstreamError ? new UpstreamError(`${path}: ${error.message}`) : error;
  }
}

/** Resolves and draws while the layout is loaded; a failure waits for what was begun beside it too, so that no work outlives its answer. */
async function load(
  resolving: Promise<Resolution>,
  templates: Templates,
  beside?: Promise<void>,
): Promise<PageOutcome> {
  const layout = loadLayout();
  try {
    return await outcomeOf(await resolving, templates, layout);
  } finally {
    await Promise.all([layout, beside]);
  }
}

/**
 * One clean path, from WordPress through Faust to a view's props (docs/architecture.md, "The way of a page").
 * @throws UpstreamError when WordPress fails: the last good page then stays, and a new one answers 503.
 */
export function loadPath(path: string, templates: Templates): Promise<PageOutcome> {
  return load(resolvePath(path), templates, beginLists(path));
}

/**
 * A node that the caller has found, drawn for an editor as the public page would be (bridge/editors/editor/preview.ts). Menus and
 * options come from the shared cache, as everybody's. @throws UpstreamError
 */
export async function loadPreview(
  seed: SeedNode,
  address: AddressContext,
  templates: Templates,
  preview: RequestedPreview,
): Promise<PageOutcome> {
  const layout = loadLayout();
  try {
    return await loadNode({ kind: 'node', seed, address, current: true }, templates, layout, preview);
  } finally {
    await layout;
  }
}

/** One page of search results (specification, section 2; decisions, routes). @throws UpstreamError */
export function loadSearch(
  { page, ...search }: RequestedSearch & { page: number },
  templates: Templates,
): Promise<PageOutcome> {
  return load(resolveSearch(search, page), templates);
}

/**
 * As `loadPath`, for the segments of the catch-all route, whose outcome is kept; what can't be content is not found
 * without asking WordPress.
 */
export async function loadPage(ctx: GetStaticPropsContext, templates: Templates): Promise<PageOutcome> {
  const given = ctx.params?.wordpressNode;
  const segments = typeof given === 'string' ? [given] : given;
  const path = cleanPath(segments);
  if (path !== null) return cachePage(path, () => loadPath(path, templates));
  const raw = `/${(segments ?? []).join('/')}/`;
  if (isShorthand(raw)) return cachePage(raw, () => load(resolveShorthand(raw), templates));
  cacheImpossiblePath(segments ?? []);
  return NOT_FOUND;
}
