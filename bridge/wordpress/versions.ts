import { z } from 'zod';

import { readEnvironment } from '../platform/env';
import { log } from '../platform/log';
import { fetchRest } from './rest/request';
import { memoizeFor } from '../platform/memoize-for';
import { signedHeaders } from '../platform/signature';
import { processState } from '../platform/process-state';

const ROUTE = '/footbridge/v1/versions';
/** What the plugin's route wants signed. */
const SIGNED = 'GET footbridge/v1/versions';
/** After an update in WordPress it takes so long until the site knows. */
const ASK_EVERY_MS = 60_000;

const text = z.string().max(200);
const findingSchema = z.object({ name: text, level: z.enum(['refuse', 'warn']), installed: text, below: text });
const answerSchema = z.object({ findings: z.array(findingSchema).max(50) });

/** A plugin, or WordPress itself, that is older than is safe (docs/wordpress.md). The versions are for the log only. */
export type Finding = z.infer<typeof findingSchema>;
/** 'unknown': WordPress does not report its versions. */
export type Findings = readonly Finding[] | 'unknown';

export const versionFindingsState = processState<{ ask(): Promise<Findings>; known: Findings | null }>('versions');

const UNKNOWN =
  'it is not known whether WordPress is new enough: the Footbridge plugin there does not answer, or has another secret (docs/wordpress.md)';

function describe(findings: Findings): string {
  if (findings === 'unknown') return UNKNOWN;
  return findings
    .map(
      ({ name, level, installed, below }) =>
        `${name} ${installed} is older than ${below}${level === 'refuse' ? ', so nobody can sign in' : ''}`,
    )
    .join('; ');
}

/** Logs what is not as it was before. */
function note(findings: Findings, before: Findings | null): void {
  const [now, then] = [describe(findings), before === null ? '' : describe(before)];
  if (now === then) return;
  const isRefused = findings !== 'unknown' && findings.some(({ level }) => level === 'refuse');
  log(
    now === '' ? 'info' : isRefused ? 'error' : 'warn',
    'versions',
    now || 'WordPress and its plugins are new enough',
  );
}

/** Asks the plugin. Null: WordPress is unreachable. */
async function askPlugin(): Promise<Findings | null> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return 'unknown';
  const answer = await fetchRest(ROUTE, {}, signedHeaders(secret, SIGNED)).catch(() => null);
  return answer && (answerSchema.safeParse(answer.body).data?.findings ?? 'unknown');
}

/** Returns what in WordPress is older than is safe; asks once a minute at most. Never throws: an unreachable WordPress is as it was. */
export function versionFindings(): Promise<Findings> {
  versionFindingsState.value ??= {
    known: null,
    ask: memoizeFor(ASK_EVERY_MS, async () => {
      const before = versionFindingsState.value?.known ?? null;
      const findings = (await askPlugin()) ?? before ?? 'unknown';
      note(findings, before);
      if (versionFindingsState.value) versionFindingsState.value.known = findings;
      return findings;
    }),
  };
  return versionFindingsState.value.ask();
}

/** Returns whether WordPress is known to have a FaustWP that must sign nobody in. */
export async function isSignInRefused(): Promise<boolean> {
  const findings = await versionFindings();
  return findings !== 'unknown' && findings.some(({ level }) => level === 'refuse');
}
