import { getWordPressProps } from '@faustwp/core';
import { z } from 'zod';

import { throwIfAbandoned } from '../../platform/current-request/connection';
import { failureText } from '../../platform/failure';
import { UpstreamError } from '../../platform/upstream-error';
import { paginateRest } from '../../wordpress/faust/paginate';
import { inRenderScope, publicName, type PreviewScope, type RenderScope } from '../../wordpress/render-scope';
import { newBlocks } from './blocks';
import { firstRecord } from './validate';

import type { GetStaticPropsContext } from 'next';
import type { Template } from '../../wordpress/types';
import type { Resolution } from '../routing/resolution';

export type ResolvedNode = Extract<Resolution, { kind: 'node' }>;

/** The part of Faust's props that the site uses. */
const faustResult = z.union([
  z.object({ notFound: z.literal(true) }),
  z.object({ props: z.object({ __TEMPLATE_QUERY_DATA__: z.unknown() }) }),
]);

export const startScope = ({ seed, candidates, address }: ResolvedNode, preview?: PreviewScope): RenderScope => ({
  address,
  seed,
  candidates,
  problems: [],
  blocks: newBlocks(),
  ...(preview && { preview }),
});

/**
 * Returns the answer to the template's query, undefined for a page that does not exist; sets the scope's template.
 * @throws UpstreamError
 */
export async function queryFaust(scope: RenderScope): Promise<unknown> {
  const ctx: GetStaticPropsContext = { params: {} };
  const given: unknown = await inRenderScope(scope, () => getWordPressProps({ ctx })).catch((error: unknown) => {
    throwIfAbandoned();
    // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
    throw new UpstreamError(`${publicName(scope.address)}: ${failureText(error)}`);
  });
  const result = faustResult.parse(given);
  return 'notFound' in result ? undefined : (firstRecord(result.props.__TEMPLATE_QUERY_DATA__) ?? null);
}

/**
 * Completes lists that are longer than one query returns. Their nodes are dependencies of the page, too.
 * @throws UpstreamError
 */
export function queryRest(answer: unknown, template: Template, scope: RenderScope): Promise<unknown> {
  return inRenderScope(scope, async () => template.rest?.(answer, paginateRest) ?? answer);
}
