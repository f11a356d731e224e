import { z } from 'zod';

import { setting } from '../platform/env';
import { log } from '../platform/log';
import { fetchRest } from './rest/request';
import { memoizeFor } from '../platform/memoize-for';
import { signedHeaders } from '../platform/signature';
import { processState } from '../platform/process-state';

const ROUTE = '/footbridge/v1/versions';
const SIGNED = 'GET footbridge/v1/versions';
const REQUEST_INTERVAL_MS = 60_000;

const text = z.string().max(200);
const findingSchema = z.object({ name: text, level: z.enum(['refuse', 'warn']), installed: text, below: text });
const installedSchema = z.object({ name: text, installed: text, oldest: text });
/** An owner's field group with a name of the model, one of the model that GraphQL lacks, or an inactive plugin. */
const clashSchema = z.object({ name: text, title: text, problem: z.enum(['taken', 'hidden', 'inactive']) });
const responseSchema = z.object({
  findings: z.array(findingSchema).max(50),
  // Absent in older versions of the plugin.
  installed: z.array(installedSchema).max(50).default([]),
  clashes: z.array(clashSchema).max(50).default([]),
});

/** A plugin, or WordPress itself, older than the oldest safe version (docs/wordpress.md). The versions are for the log only. */
export type Finding = z.infer<typeof findingSchema>;
export type Findings = readonly Finding[] | 'unknown';
type Versions = z.infer<typeof responseSchema> | 'unknown';
export type ModelClash = z.infer<typeof clashSchema>;
export type InstalledVersion = z.infer<typeof installedSchema>;

export const reportedVersionsState = processState<{ load(): Promise<Versions>; known: Versions | null }>('versions');

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

async function requestVersions(): Promise<Versions | null> {
  const secret = setting('FOOTBRIDGE_SECRET');
  if (!secret) return 'unknown';
  const response = await fetchRest(ROUTE, {}, signedHeaders(secret, SIGNED)).catch(() => null);
  return response && (responseSchema.safeParse(response.body).data ?? 'unknown');
}

/** Returns why WordPress's schema may lack fields, requested now; 'unknown' when the plugin does not answer. */
export async function reportedClashes(): Promise<readonly ModelClash[] | 'unknown'> {
  const report = (await requestVersions()) ?? 'unknown';
  return report === 'unknown' ? report : report.clashes;
}

const findingsOf = (versions: Versions): Findings => (versions === 'unknown' ? versions : versions.findings);

function loadVersions(): Promise<Versions> {
  reportedVersionsState.value ??= {
    known: null,
    load: memoizeFor(REQUEST_INTERVAL_MS, async () => {
      const before = reportedVersionsState.value?.known ?? null;
      const versions = (await requestVersions()) ?? before ?? 'unknown';
      logFindings(findingsOf(versions), before && findingsOf(before));
      if (reportedVersionsState.value) reportedVersionsState.value.known = versions;
      return versions;
    }),
  };
  return reportedVersionsState.value.load();
}

/** Returns what is older than is safe; the last findings while WordPress is unreachable. Never throws. */
export const versionFindings = async (): Promise<Findings> => findingsOf(await loadVersions());

/** Returns the installed versions with their floors, requested as `versionFindings`. */
export async function installedVersions(): Promise<readonly InstalledVersion[] | 'unknown'> {
  const versions = await loadVersions();
  return versions === 'unknown' ? versions : versions.installed;
}

export async function isSignInRefused(): Promise<boolean> {
  const findings = await versionFindings();
  return findings !== 'unknown' && findings.some(({ level }) => level === 'refuse');
}
