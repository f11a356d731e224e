import { z } from 'zod';

import { readEnvironment } from '../platform/env';
import { log } from '../platform/log';
import { fetchRest } from './rest/request';
import { memoizeFor } from '../platform/memoize-for';
import { signedHeaders } from '../platform/signature';
import { processState } from '../platform/process-state';

const ROUTE = '/footbridge/v1/versions';
/** The text to sign for the plugin's route. */
const SIGNED = 'GET footbridge/v1/versions';
const REQUEST_INTERVAL_MS = 60_000;

const text = z.string().max(200);
const findingSchema = z.object({ name: text, level: z.enum(['refuse', 'warn']), installed: text, below: text });
const responseSchema = z.object({ findings: z.array(findingSchema).max(50) });

/** A plugin, or WordPress itself, older than the oldest safe version (docs/wordpress.md). The versions are for the log only. */
export type Finding = z.infer<typeof findingSchema>;
/** 'unknown': WordPress does not report its versions. */
export type Findings = readonly Finding[] | 'unknown';

export const versionFindingsState = processState<{ load(): Promise<Findings>; known: Findings | null }>('versions');

const UNKNOWN =
  'the versions of WordPress and its plugins are unknown: the Footbridge plugin does not answer, or has another secret (docs/wordpress.md)';

function describe(findings: Findings): string {
  if (findings === 'unknown') return UNKNOWN;
  return findings
    .map(
      ({ name, level, installed, below }) =>
        `${name} ${installed} is older than ${below}${level === 'refuse' ? ', so sign-in is disabled' : ''}`,
    )
    .join('; ');
}

/** Logs findings when they changed. */
function logFindings(findings: Findings, before: Findings | null): void {
  const [now, then] = [describe(findings), before === null ? '' : describe(before)];
  if (now === then) return;
  const isRefused = findings !== 'unknown' && findings.some(({ level }) => level === 'refuse');
  log(
    now === '' ? 'info' : isRefused ? 'error' : 'warn',
    'versions',
    now || 'WordPress and its plugins are new enough',
  );
}

/** Requests the plugin's findings. Null when WordPress is unreachable. */
async function requestFindings(): Promise<Findings | null> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return 'unknown';
  const response = await fetchRest(ROUTE, {}, signedHeaders(secret, SIGNED)).catch(() => null);
  return response && (responseSchema.safeParse(response.body).data?.findings ?? 'unknown');
}

/**
 * Returns what in WordPress is older than is safe, requested once a minute at most. Never throws: while WordPress is
 * unreachable it returns the last findings.
 */
export function versionFindings(): Promise<Findings> {
  versionFindingsState.value ??= {
    known: null,
    load: memoizeFor(REQUEST_INTERVAL_MS, async () => {
      const before = versionFindingsState.value?.known ?? null;
      const findings = (await requestFindings()) ?? before ?? 'unknown';
      logFindings(findings, before);
      if (versionFindingsState.value) versionFindingsState.value.known = findings;
      return findings;
    }),
  };
  return versionFindingsState.value.load();
}

/** Returns whether WordPress has a FaustWP version with which sign-in is unsafe. */
export async function isSignInRefused(): Promise<boolean> {
  const findings = await versionFindings();
  return findings !== 'unknown' && findings.some(({ level }) => level === 'refuse');
}
