import { z } from 'zod';

import { readEnvironment, wordPressUrl } from '../../platform/env';
import { requestUpstream } from '../../wordpress/upstream/client';
import { log } from '../../platform/log';
import { timedResponse } from '../../wordpress/upstream/measure';
import { UpstreamError } from '../../platform/upstream-error';
import { signedHeaders } from '../../platform/signature';
import { processState } from '../../platform/process-state';

const ROUTE = '/footbridge/v1/resolve';
/** How long a WordPress that does not answer the route is not asked again, ms. */
const ABSENT_FOR = 60_000;

/** WordPress's own answer to a path, as far as addresses need it; the plugin tells more (docs/parity.md). */
const answerSchema = z.object({
  status: z.number().int(),
  location: z.string().nullable(),
  conditionals: z.array(z.string()),
  object: z.object({ id: z.number().int().nullable(), name: z.string(), slug: z.string() }).nullable().default(null),
});

export type RouteAnswer = z.infer<typeof answerSchema>;

/** How WordPress's REST API says no. Without it, whatever is at this one path has answered in the route's place. */
const refusalSchema = z.object({ code: z.string() });

interface Absence {
  /** Whose absence: another WordPress or secret is asked at once. */
  of: string;
  until: number;
  reason: string;
}

export const absentRouteState = processState<Absence>('absentRoute');

/** Statuses by which every question is refused, whatever its path. */
const REASONS: Record<number, string> = {
  401: 'WordPress refuses the signature: FOOTBRIDGE_SECRET has to be the plugin’s, and both clocks have to agree',
  404: 'this WordPress has no resolve route: Footbridge’s plugin is not active there',
  503: 'WordPress is not ready for the resolve route: the plugin has no secret, or the site is being maintained',
};

const INSTEAD = 'Its front end is asked instead, which knows less';

/** One line for each reason, not one a minute. */
function noteAbsence(of: string, status: number, reason: string): null {
  const known = absentRouteState.value;
  // A WordPress without the plugin is as good a one; all else somebody has set up wrong.
  const level = status === 404 ? 'info' : 'warn';
  if (known?.of !== of || known.reason !== reason) log(level, 'routing', `${reason}. ${INSTEAD}`);
  absentRouteState.value = { of, until: Date.now() + ABSENT_FOR, reason };
  return null;
}

async function ask(path: string, secret: string): Promise<Response> {
  // As rest_route, which works with any permalinks.
  const query = new URLSearchParams({ rest_route: ROUTE, path });
  try {
    const headers = { Accept: 'application/json', ...signedHeaders(secret, path) };
    const asked = { headers, cache: 'no-store', redirect: 'manual' } as const;
    return await timedResponse('resolve', () =>
      requestUpstream((signal) => fetch(`${wordPressUrl()}/index.php?${query.toString()}`, { ...asked, signal })),
    );
  } catch (error) {
    throw new UpstreamError('the resolve route gave no answer', { cause: error });
  }
}

/**
 * What WordPress itself would answer, from the companion plugin's signed route.
 * In: path and query as WordPress spells them (`/?p=12`). Out: null where there is no route to ask: no secret here, or
 * WordPress does not know it, which is remembered for a minute and logged once; or no usable answer to this path, as from
 * a plugin that answers the path by itself: other paths are asked all the same.
 * @throws UpstreamError when WordPress can't be reached or is late: a moved address must not become a missing one.
 */
export async function fetchResolveRoute(path: string): Promise<RouteAnswer | null> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return null;
  const of = `${wordPressUrl()} ${secret}`;
  const absence = absentRouteState.value;
  if (absence?.of === of && Date.now() < absence.until) return null;
  const response = await ask(path, secret);
  // Read in any case: a body that is left lying keeps its connection.
  const body: unknown = await response.json().catch(() => null);
  const parsed = answerSchema.safeParse(body);
  if (response.status === 200 && parsed.success) {
    absentRouteState.value = undefined;
    return parsed.data;
  }
  const reason = refusalSchema.safeParse(body).success ? REASONS[response.status] : undefined;
  if (reason) return noteAbsence(of, response.status, reason);
  log('warn', 'routing', `the resolve route gives no usable answer to ${path} (HTTP ${response.status}). ${INSTEAD}`);
  return null;
}
