import { z } from 'zod';

import { record } from '../../cache/history';
import { log } from '../../platform/log';
import { entryAt } from '../../cache/page-cache/store';
import { DEGRADED_REVALIDATE_S } from '../../platform/lifetimes';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { PageProps, PageOutcome } from './outcome';

/** Props as pages/[[...wordpressNode]] passed them to Next. The same build wrote them, so only their presence is checked. */
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

function cachedOutcome(value: unknown): PageOutcome | null {
  const { data: entry } = entrySchema.safeParse(value);
  const revalidate = DEGRADED_REVALIDATE_S;
  if (!entry) return null;
  if (entry.kind === 'PAGES') return { kind: 'page', ...entry.pageData.pageProps, revalidate };
  const { __N_REDIRECT: destination, __N_REDIRECT_STATUS: status } = entry.props.pageProps;
  return { kind: 'redirect', destination, permanent: PERMANENT.has(status), revalidate };
}

/** Returns the newest cached page at a path, invalidated or not, with its dependencies; null when there is none. */
export async function lastGoodPage(
  path: string,
): Promise<{ outcome: PageOutcome; dependencies: readonly Dependency[] } | null> {
  const cached = await entryAt(path).catch(() => null);
  const outcome = cachedOutcome(cached?.value);
  if (!cached || !outcome) return null;
  log('warn', 'page', `${path} could not be rendered again; the last good page is served`);
  record({ what: 'served-stale', about: 'WordPress failed while a page was rendered again', paths: [path] });
  return { outcome, dependencies: cached.dependencies };
}
