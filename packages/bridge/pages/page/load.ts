import { resolveNearby } from '../routing/nearby';
import { recordReads } from '../../wordpress/dependencies/read-nodes';
import { inRenderScope, type PreviewScope } from '../../wordpress/render-scope';
import { theme, type Theme } from '../../wordpress/theme';
import { cleanPath } from '../../wordpress/url/path';
import { loadLayout, type LoadedLayout } from '../layout/load-layout';
import { resolveAddress } from '../routing/resolve';
import { resolveSearch } from '../search/resolve-search';
import { visitFacts } from '../sticky-bar/facts';
import { loadBlocks } from './blocks';
import { cacheImpossiblePath, cachePage } from './cache-page';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { throwIfAbandoned, whileAwaited } from '../../platform/current-request/connection';
import { NOT_FOUND, type PageOutcome } from './outcome';
import { queryFaust, queryRest, startScope, type ResolvedNode } from './query';
import { toolsFor } from './tools';
import { pageOutcome } from './transform';
import { isMissing, requireFields } from './validate';

import type { GetStaticPropsContext } from 'next';
import type { Resolution } from '../routing/resolution';
import type { RequestedNearby, RequestedSearch } from '../../wordpress/types';

type Templates = Theme['templates'];

/** Loads a resolved node: query, validate, transform. The first template of the hierarchy that exists renders it. */
async function loadNode(
  resolved: ResolvedNode,
  templates: Templates,
  layout: Promise<LoadedLayout>,
  preview?: PreviewScope,
): Promise<PageOutcome> {
  const { address } = resolved;
  const scope = startScope(resolved, preview);
  const answer = await queryFaust(scope);
  const template = scope.template === undefined ? undefined : templates[scope.template];
  requireFields(scope, template, answer);
  if (answer === undefined || !template) return NOT_FOUND;
  if (isMissing(answer, template, address)) return NOT_FOUND;
  const whole = await queryRest(answer, template, scope);
  throwIfAbandoned();
  const tools = toolsFor(address);
  await loadBlocks(scope, whole, tools);
  throwIfAbandoned();
  // The page depends on the nodes that transform and sticky bar read; the copy reads what the transform only passed on.
  const data = recordReads(whole);
  const result = structuredClone(inRenderScope(scope, () => template.transform(data, tools, address)));
  if (!result) return NOT_FOUND;
  const visit = await visitFacts(data, address.path);
  return pageOutcome({ scope, result, visit, layout: await layout, isCurrent: resolved.current });
}

/**
 * Loads what an address resolves to, and the layout beside it. On failure it waits for both, so that no work outlives the
 * request.
 */
async function load(
  resolving: Promise<Resolution>,
  templates: Templates,
  preview?: PreviewScope,
): Promise<PageOutcome> {
  const layout = loadLayout();
  try {
    const resolved = await resolving;
    if (resolved.kind === 'unknown') return NOT_FOUND;
    if (resolved.kind === 'redirect') return { ...resolved, revalidate: PAGE_REVALIDATE_S };
    return await loadNode(resolved, templates, layout, preview);
  } finally {
    await whileAwaited(layout);
  }
}

/** Loads an address to a view's props (docs/architecture.md). @throws UpstreamError when WordPress fails */
export const loadPath = (path: string, templates: Templates): Promise<PageOutcome> =>
  load(resolveAddress(path), templates);

/** Loads a node for an editor as the public page would be. @throws UpstreamError when WordPress fails */
export const loadPreview = (node: ResolvedNode, templates: Templates, preview: PreviewScope): Promise<PageOutcome> =>
  load(Promise.resolve(node), templates, preview);

/** Loads one page of search results (specification, section 2). @throws UpstreamError when WordPress fails */
export const loadSearch = (
  { page, ...search }: RequestedSearch & { page: number },
  templates = theme().templates,
): Promise<PageOutcome> => load(resolveSearch(search, page), templates);

export function loadNearby(nearby: RequestedNearby, templates: Templates): Promise<PageOutcome> {
  return load(resolveNearby(nearby), templates);
}

/** Loads and caches the path of the catch-all route. @throws UpstreamError when WordPress fails and no older page is cached */
export async function loadPage(ctx: GetStaticPropsContext, templates = theme().templates): Promise<PageOutcome> {
  const given = ctx.params?.wordpressNode;
  const segments = (typeof given === 'string' ? [given] : given) ?? [];
  const path = cleanPath(segments);
  if (path !== null) return cachePage(path, () => loadPath(path, templates));
  cacheImpossiblePath(segments);
  return NOT_FOUND;
}
