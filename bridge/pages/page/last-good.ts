import { z } from 'zod';

import { record } from '../../cache/invalidation/history';
import { log } from '../../platform/log';
import { cachedPageAt } from '../../cache/page-cache/store';
import { DEGRADED_REVALIDATE_S } from './outcome';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { PageProps } from '../../wordpress/types';
import type { PageOutcome } from './outcome';

/** What pages/[[...wordpressNode]] handed to Next, as Next keeps it: this build's own, so its shape is known. */
const isProps = (value: unknown): value is PageProps =>
  typeof value === 'object' &&
  value !== null &&
  ['template', 'page', 'view', 'layout', 'visit'].every((name) => name in value);

const entrySchema = z.union([
  z.object({ kind: z.literal('PAGES'), pageData: z.object({ pageProps: z.custom<PageProps>(isProps) }) }),
  z.object({
    kind: z.literal('REDIRECT'),
    props: z.object({ pageProps: z.object({ __N_REDIRECT: z.string(), __N_REDIRECT_STATUS: z.number() }) }),
  }),
]);

const PERMANENT = new Set([301, 308]);

/** What a kept page is as an outcome; null for what is none. In: as Next keeps it, and how long it is good from now on. */
export function outcomeOfKept(value: unknown, revalidate: number): PageOutcome | null {
  const { data: entry } = entrySchema.safeParse(value);
  if (!entry) return null;
  if (entry.kind === 'PAGES') return { kind: 'page', ...entry.pageData.pageProps, revalidate };
  const { __N_REDIRECT: destination, __N_REDIRECT_STATUS: status } = entry.props.pageProps;
  return { kind: 'redirect', destination, permanent: PERMANENT.has(status), revalidate };
}

/**
 * The page that was kept last at a path, though an edit concerns it, or it is too old for Next: for while WordPress fails.
 * Out: what it was made of, too, so that it does not count as new; null where there is none.
 */
export async function lastGoodPage(
  path: string,
): Promise<{ outcome: PageOutcome; made: readonly Dependency[] } | null> {
  const kept = await cachedPageAt(path).catch(() => null);
  const outcome = outcomeOfKept(kept?.entry.value, DEGRADED_REVALIDATE_S);
  if (!kept || !outcome) return null;
  log('warn', 'page', `${path} could not be made again: the one from before stays`);
  record({ what: 'kept-older', about: 'WordPress failed while a page was made again', paths: [path] });
  return { outcome, made: kept.validity.dependencies };
}
