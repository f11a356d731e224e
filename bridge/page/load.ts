import { getWordPressProps } from '@faustwp/core';
import { z } from 'zod';

import { loadFrame } from '../frame/load-frame';
import { log } from '../log';
import { DEGRADED_LIFE, NOT_FOUND_LIFE, PAGE_LIFE } from './outcome';
import { cleanPath } from './path';
import { editorsRedirect, ownAddress } from './redirects';
import { fatalProblems } from './required';
import { inRenderScope } from './scope';
import { transformTools } from './tools';
import { UpstreamError } from './upstream-error';

import type { GetStaticPropsContext } from 'next';
import type { AddressContext, Template } from '../types';
import type { PageOutcome } from './outcome';
import type { RenderScope } from './scope';

const SEED_OPERATION = 'GetSeedNode';

/** What Faust hands back; all else of it (its cache, the seed node again) stays on the server. */
const faustResult = z.union([
  z.object({ notFound: z.literal(true) }),
  z.object({ props: z.object({ __TEMPLATE_QUERY_DATA__: z.unknown() }) }),
]);

/** Page data may come as a list; the first record is used (specification, section 2). */
export function firstRecord(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function failIfBroken(scope: RenderScope, template: Template | undefined): void {
  const [fatal] = fatalProblems(scope.problems, SEED_OPERATION, template?.query);
  if (fatal) throw new UpstreamError(`${fatal.operation} for ${scope.path}: ${fatal.message}`);
  for (const { operation, message } of scope.problems) log('warn', 'page', `${scope.path} is drawn without a part (${operation}: ${message})`);
}

async function askFaust(ctx: GetStaticPropsContext, scope: RenderScope, address: AddressContext): Promise<z.infer<typeof faustResult>> {
  const result: unknown = await inRenderScope(scope, () => getWordPressProps({ ctx, extra: { ...address } })).catch((error: unknown) => {
    // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
    throw new UpstreamError(`${scope.path}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return faustResult.parse(result);
}

/**
 * One address, from WordPress through Faust to a view's props (docs/architecture.md, "The way of a page").
 * In: Next's context with the catch-all's segments; the templates by WordPress's names.
 * @throws UpstreamError when WordPress fails: the last good page then stays, and a new one answers 503.
 */
export async function loadPage(ctx: GetStaticPropsContext, templates: Readonly<Record<string, Template>>): Promise<PageOutcome> {
  const notFound: PageOutcome = { kind: 'not-found', revalidate: NOT_FOUND_LIFE };
  const segments = ctx.params?.wordpressNode;
  const path = cleanPath(typeof segments === 'string' ? [segments] : segments);
  if (path === null) return notFound;

  // The frame first, outside of the page's scope: its problems are not the page's, and it is shared by all.
  const framePromise = loadFrame();
  const redirect = await editorsRedirect(path, PAGE_LIFE);
  if (redirect) return redirect;

  const scope: RenderScope = { path, problems: [] };
  const address: AddressContext = { path, archive: null, date: null, search: null, part: 1, commentPage: null, postsPage: null };
  const result = await askFaust(ctx, scope, address);
  const template = scope.template === undefined ? undefined : templates[scope.template];
  failIfBroken(scope, template);
  if ('notFound' in result || !template || !scope.template) return notFound;

  const own = ownAddress(path, scope.nodeUri);
  if (own === 'elsewhere') return notFound;
  if (own !== 'same') return { kind: 'redirect', ...own, permanent: true, revalidate: PAGE_LIFE };

  const drawn = template.transform(firstRecord(result.props.__TEMPLATE_QUERY_DATA__), transformTools, address);
  if (!drawn) return notFound;
  const { frame, current } = await framePromise;
  return { kind: 'page', template: scope.template, ...drawn, frame, revalidate: current ? PAGE_LIFE : DEGRADED_LIFE };
}
