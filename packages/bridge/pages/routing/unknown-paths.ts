import { isOwnPage } from '@footbridge/shared/own-pages';
import { z } from 'zod';

import { sharedValue } from '../../cache/shared-values/shared-value';
import { chunk } from '../../platform/chunk';
import { logChange } from '../../platform/log-repeated';
import { processState } from '../../platform/process-state';
import { UpstreamError } from '../../platform/upstream-error';
import { withTimeout } from '../../platform/with-timeout';
import { addKeys, trackDependencies } from '../../wordpress/dependencies/track';
import { textsIn } from '../../wordpress/field-texts';
import { theme, type Theme } from '../../wordpress/theme';
import { resolveAddress } from './resolve';
import { unknownPathState } from './unknown-path';

/** An edit that adds or removes one of the pages counts at once. */
const FRESH_MS = 10 * 60_000;
const STORED_MS = 24 * 3600_000;
/** Of the first page after the start; without an answer it keeps all links, and is rendered again soon. */
const MAX_WAIT_MS = 5000;
/** As few as leave WordPress's workers to the pages. */
const MAX_CONCURRENT = 4;

const SITE_PATH = /^\/(?:[^/\s?#]+\/)+$/;
const storedSchema = z.array(z.string());

function pathIn(text: string, domain: string): string | null {
  const own = `https://${domain}/`;
  const path = text.startsWith(own) ? text.slice(own.length - 1) : text;
  return SITE_PATH.test(path) && !isOwnPage(path) ? path : null;
}

/** Returns every path of this site that the brand's configuration and the theme link to, each once. */
export function configuredPaths({ brands: { site }, paths }: Pick<Theme, 'brands' | 'paths'>): string[] {
  return [...new Set([...textsIn(site), ...paths].flatMap((text) => pathIn(text, site.domain) ?? []))];
}

/** @throws UpstreamError when WordPress fails, or has no resolve route */
async function isUnknown(path: string): Promise<boolean> {
  const found = await resolveAddress(path);
  if (found.kind === 'node' && !found.current) throw new UpstreamError('WordPress’s routing is not available');
  return found.kind === 'unknown';
}

/** Whether an edit that makes a page appear, move or go sends a key. Edits of the page's text do not concern its links. */
const isOfAddress = (key: string): boolean => /^(?:uri|slug|acf_options_page):/.test(key);
const nameOf = (key: string): string => key.replace(/^(?=(?:post|term):)/, 'name:');

async function resolveAll(paths: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (const some of chunk(paths, MAX_CONCURRENT)) {
    const answers = await Promise.allSettled(some.map(isUnknown));
    const [failed] = answers.filter((answer) => answer.status === 'rejected');
    // One address may fail for ever.
    if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason;
    unknown.push(...some.filter((_, i) => answers[i]?.status === 'fulfilled' && answers[i].value));
  }
  return unknown;
}

async function loadUnknown(): Promise<string[]> {
  const { value, dependencies } = await trackDependencies(() => resolveAll(configuredPaths(theme())));
  const names = dependencies.flatMap(({ keys }) => keys).map(nameOf);
  addKeys(names.filter((key) => isOfAddress(key) || key.startsWith('name:')));
  return value;
}

const parseStored = (value: unknown): string[] | null => storedSchema.safeParse(value).data ?? null;

export const unknownPathsState = processState('unknownPaths', () =>
  sharedValue({
    name: 'configured paths',
    freshMs: FRESH_MS,
    load: loadUnknown,
    store: { key: 'unknown paths', parse: parseStored, ttlMs: STORED_MS },
  }),
);

/** Returns the configured paths at which WordPress has nothing; none when it does not answer in time. Never throws. */
export async function loadUnknownPaths(): Promise<{ paths: readonly string[]; current: boolean }> {
  try {
    const { value, current } = await withTimeout(MAX_WAIT_MS, unknownPathsState.value.get());
    unknownPathState.value = value;
    logChange(
      'warn',
      'links',
      'configured paths',
      value.length > 0 ? `WordPress has nothing at ${value.join(', ')}, so no link leads there` : null,
    );
    return { paths: value, current };
  } catch {
    return { paths: unknownPathState.value ?? [], current: false };
  }
}
