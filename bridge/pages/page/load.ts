import { isShorthand, resolveShorthand } from '../routing/shorthands';
import { resolveNearby } from '../routing/nearby';
import { prefetchLists } from '../routing/prefetch-lists';
import { resolveSearch } from '../routing/resolve';
import { recordReads } from '../../wordpress/dependencies/read-nodes';
import { cleanPath } from '../../wordpress/url/path';
import { loadLayout } from '../layout/load-layout';
import { visitFacts } from '../sticky-bar/facts';
import { cacheImpossiblePath, cachePage } from './cache-page';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { throwIfAbandoned, whileAwaited } from '../../platform/current-request/connection';
import { NOT_FOUND } from './outcome';
import { queryFaust, queryRest, startScope } from './query';
import { resolvePath } from './resolve-path';
import { transformTools } from './tools';
import { pageOutcome, redirectToFirstPart } from './transform';
import { isMissing, requireFields } from './validate';

import type { GetStaticPropsContext } from 'next';
import type { Resolution } from '../routing/resolve';
import type { LoadedLayout } from '../layout/load-layout';
import type {
  AddressContext,
  RequestedNearby,
  RequestedSearch,
  SeedNode,
  Template,
  TransformResult,
} from '../../wordpress/types';
import type { PageOutcome } from './outcome';
import type { PreviewScope } from '../../wordpress/render-scope';
import type { ResolvedNode } from './query';

type Templates = Readonly<Record<string, Template>>;

/** Transforms page data. The page depends on the nodes that the transform reads; the copy reads what it only passed on. */
const readPage = (template: Template, data: unknown, address: AddressContext): TransformResult<unknown> | null =>
  structuredClone(template.transform(recordReads(data), transformTools, address));

/** Loads a resolved node: query, validate, transform. The first template of the hierarchy that exists renders it. */
async function loadNode(
  resolved: ResolvedNode,
  templates: Templates,
  layout: Promise<LoadedLayout>,
  preview?: PreviewScope,
): Promise<PageOutcome> {
  const { seed, address } = resolved;
  const scope = await startScope(resolved, preview);
  const [answer, visit] = await Promise.all([queryFaust(scope), visitFacts(seed, address)]);
  const template = scope.template === undefined ? undefined : templates[scope.template];
  requireFields(scope, template);
  if (answer === undefined || !template) return NOT_FOUND;
  if (isMissing(answer, template, address)) return NOT_FOUND;
  const data = await queryRest(answer, template, scope);
  throwIfAbandoned();
  const result = readPage(template, data, address);
  if (!result) return address.part > 1 ? redirectToFirstPart(address.path) : NOT_FOUND;
  return pageOutcome({ scope, result, visit, layout: await layout, isCurrent: resolved.current });
}

/** Loads what a path resolves to, and the layout beside it. On failure it waits for both, so that no work outlives the request. */
async function load(
  resolving: Promise<Resolution>,
  templates: Templates,
  beside?: Promise<void>,
): Promise<PageOutcome> {
  const layout = loadLayout();
  try {
    const resolved = await resolving;
    if (resolved.kind === 'unknown') return NOT_FOUND;
    if (resolved.kind === 'redirect') return { ...resolved, revalidate: PAGE_REVALIDATE_S };
    return await loadNode(resolved, templates, layout);
  } finally {
    await whileAwaited(Promise.all([layout, beside]));
  }
}

/**
 * Loads a clean path from WordPress, through Faust, to a view's props (docs/architecture.md).
 * @throws UpstreamError when WordPress fails
 */
export function loadPath(path: string, templates: Templates): Promise<PageOutcome> {
  return load(resolvePath(path), templates, prefetchLists(path));
}

/**
 * Loads a node for an editor as the public page would be. Menus and options come from the shared cache.
 * @throws UpstreamError when WordPress fails
 */
export async function loadPreview(
  seed: SeedNode,
  address: AddressContext,
  templates: Templates,
  preview: PreviewScope,
): Promise<PageOutcome> {
  const layout = loadLayout();
  try {
    return await loadNode({ kind: 'node', seed, address, current: true }, templates, layout, preview);
  } finally {
    await layout;
  }
}

/** Loads one page of search results (specification, section 2). @throws UpstreamError when WordPress fails */
export function loadSearch(
  { page, ...search }: RequestedSearch & { page: number },
  templates: Templates,
): Promise<PageOutcome> {
  return load(resolveSearch(search, page), templates);
}

/** Loads the facilities by distance. @throws UpstreamError when WordPress fails */
export function loadNearby(nearby: RequestedNearby, templates: Templates): Promise<PageOutcome> {
  return load(resolveNearby(nearby), templates);
}

/**
 * Loads and caches the path of the catch-all route. A path that can never be content is not found, without a request to
 * WordPress.
 * @throws UpstreamError when WordPress fails and no older page is cached
 */
export async function loadPage(ctx: GetStaticPropsContext, templates: Templates): Promise<PageOutcome> {
  const given = ctx.params?.wordpressNode;
  const segments = (typeof given === 'string' ? [given] : given) ?? [];
  const path = cleanPath(segments);
  if (path !== null) return cachePage(path, () => loadPath(path, templates));
  const raw = `/${segments.join('/')}/`;
  if (isShorthand(raw)) return cachePage(raw, () => load(resolveShorthand(raw), templates));
  cacheImpossiblePath(segments);
  return NOT_FOUND;
}
