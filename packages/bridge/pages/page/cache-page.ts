import { endRender, recordValidity } from '../../cache/page-cache/renders';
import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { DEGRADED_REVALIDATE_S, PAGE_RETRY_DELAY_MS } from '../../platform/lifetimes';
import { pathOfSegments, plainPath } from '../../platform/page-path';
import { throwIfAbandoned } from '../../platform/current-request/connection';
import { isUpstreamError } from '../../platform/upstream-error';
import { trackDependencies, type Dependency } from '../../wordpress/dependencies/track';
import { lastGoodPage } from './last-good';
import { addressKeys } from '../../wordpress/dependencies/keys';

import type { PageOutcome } from './outcome';

function ownKeys(path: string, outcome: PageOutcome): string[] {
  const target = outcome.kind === 'redirect' && outcome.destination.startsWith('/') ? [outcome.destination] : [];
  return addressKeys([path, ...target]);
}

/** Options are one value. A page that shows the site's title, or is a list, depends on that group of settings itself. */
const withoutSettings = ({ keys, ...rest }: Dependency): Dependency => ({
  ...rest,
  keys: keys.filter((key) => !/^(?:skipped:)?setting_group(?::|$)/.test(key)),
});

const isMenu = ({ keys }: Dependency): boolean => keys.includes('kind:menu');

/** Returns the dependencies of a cached outcome. Only pages depend on menus. */
function pageDependencies([own, ...shared]: readonly Dependency[], path: string, outcome: PageOutcome): Dependency[] {
  const { at, keys } = own ?? { at: Date.now(), keys: ['*'] };
  const relevant = shared.filter((one) => outcome.kind === 'page' || !isMenu(one));
  return [{ at, keys: [...keys, ...ownKeys(path, outcome)] }, ...relevant.map(withoutSettings)];
}

/** Edits may come faster than a page is rendered. */
const MAX_RENDERS = 3;

interface Rendered {
  outcome: PageOutcome;
  dependencies: Dependency[];
}

async function render(path: string, load: () => Promise<PageOutcome>): Promise<Rendered> {
  const { value: outcome, dependencies } = await trackDependencies(load);
  // It may lack what could not be loaded any more.
  throwIfAbandoned();
  return { outcome, dependencies: pageDependencies(dependencies, path, outcome) };
}

const isDegraded = ({ kind, revalidate }: PageOutcome): boolean =>
  kind === 'page' && revalidate <= DEGRADED_REVALIDATE_S;

/** Edits from before `startedAt` have to wait; one that came while the failing render ran leads to a new render at once. */
const retryLater = (startedAt: number) => ({ failedAt: startedAt, dueAt: Date.now() + PAGE_RETRY_DELAY_MS });

/** Renders again if an edit invalidated the page meanwhile: a visitor may already be waiting for the new version. */
async function renderCurrent(path: string, load: () => Promise<PageOutcome>): Promise<PageOutcome> {
  let { outcome, dependencies } = await render(path, load);
  const isInvalidated = (): boolean => invalidationLog().isInvalidated(dependencies);
  for (let renders = 1; renders < MAX_RENDERS && isInvalidated() && !isDegraded(outcome); renders += 1)
    ({ outcome, dependencies } = await render(path, load));
  // A degraded page that is invalidated already would be rendered for every visitor while WordPress fails.
  const retry = isDegraded(outcome) && isInvalidated() ? retryLater(Date.now()) : undefined;
  recordValidity(plainPath(path), { dependencies, retry });
  return outcome;
}

/** Returns the last good page, and records when to try again. @throws error when there is none, or WordPress did not fail */
async function fallBack(path: string, startedAt: number, error: unknown): Promise<PageOutcome> {
  throwIfAbandoned();
  const good = isUpstreamError(error) ? await lastGoodPage(path) : null;
  if (!good) throw error;
  recordValidity(plainPath(path), { dependencies: good.dependencies, retry: retryLater(startedAt) });
  return good.outcome;
}

/** Renders a page for the cache. @throws what `load` throws, when no older page is cached */
export async function cachePage(path: string, load: () => Promise<PageOutcome>): Promise<PageOutcome> {
  const startedAt = Date.now();
  try {
    return await renderCurrent(path, load).catch((error: unknown) => fallBack(path, startedAt, error));
  } catch (error) {
    await endRender(plainPath(path));
    throw error;
  }
}

/** Caches the 404 of a path that can never be content. It has no dependencies, so no edit invalidates it. */
export function cacheImpossiblePath(segments: readonly string[]): void {
  recordValidity(pathOfSegments(segments), { dependencies: [{ at: Date.now(), keys: [] }] });
}
