import { z } from 'zod';

import { readEnvironment, wordPressUrl } from '../../platform/env';
import { failureText } from '../../platform/failure-text';
import { requestUpstream } from '../../wordpress/upstream/client';
import { jsonLimitsOf } from '../../wordpress/upstream/limits';
import { log } from '../../platform/log';
import { timedResponse } from '../../wordpress/upstream/measure';
import { UpstreamError } from '../../platform/upstream-error';
import { signedHeaders } from '../../platform/signature';
import { processState } from '../../platform/process-state';

const ROUTE = '/footbridge/v1/resolve';
/** When WordPress has no such route. */
const RETRY_DELAY_MS = 60_000;

/** The part of the plugin's answer that routing needs (docs/parity.md). */
const answerSchema = z.object({
  status: z.number().int(),
  location: z.string().nullable(),
  conditionals: z.array(z.string()),
  object: z.object({ id: z.number().int().nullable(), name: z.string(), slug: z.string() }).nullable().default(null),
});

export type RouteAnswer = z.infer<typeof answerSchema>;

/** The body of WordPress's own REST errors. Without it something else has answered. */
const refusalSchema = z.object({ code: z.string() });

interface Absence {
  /** WordPress's URL and the secret: after a change the route is requested at once. */
  of: string;
  until: number;
  reason: string;
}

export const absentRouteState = processState<Absence>('absentRoute');

/** Statuses that refuse every request, whatever its path. */
const REASONS: Record<number, string> = {
  401: 'WordPress refuses the signature: FOOTBRIDGE_SECRET has to be the plugin’s, and both clocks have to agree',
  404: 'this WordPress has no resolve route: Footbridge’s plugin is not active there',
  503: 'WordPress is not ready for the resolve route: the plugin has no secret, or the site is being maintained',
};

const FALLBACK = 'Its front end is used instead, which resolves less';

/** Records that there is no route, and logs each reason once. */
function recordAbsence(of: string, status: number, reason: string): null {
  const known = absentRouteState.value;
  // The plugin is optional; the other reasons are misconfigurations.
  const level = status === 404 ? 'info' : 'warn';
  if (known?.of !== of || known.reason !== reason) log(level, 'routing', `${reason}. ${FALLBACK}`);
  absentRouteState.value = { of, until: Date.now() + RETRY_DELAY_MS, reason };
  return null;
}

async function sendRequest(path: string, secret: string): Promise<Response> {
  // rest_route works with any permalinks.
  const query = new URLSearchParams({ rest_route: ROUTE, path });
  try {
    const headers = { Accept: 'application/json', ...signedHeaders(secret, path) };
    const init = { headers, cache: 'no-store', redirect: 'manual' } as const;
    return await timedResponse('resolve', () =>
      requestUpstream((signal) => fetch(`${wordPressUrl()}/index.php?${query.toString()}`, { ...init, signal }), {
        json: jsonLimitsOf('resolve'),
        isRead: true,
      }),
    );
  } catch (error) {
    throw new UpstreamError(`the resolve route gave no answer: ${failureText(error)}`, { cause: error });
  }
}

/**
 * Returns WordPress's own routing of an address, from the plugin's signed route.
 * @param path path and query as WordPress spells them (`/?p=12`)
 * @returns null without a secret, when WordPress has no such route (recorded for a minute, logged once), or when the response to
 * this path is invalid
 * @throws UpstreamError when WordPress is unreachable or times out: a moved address must not become a 404
 */
export async function fetchResolveRoute(path: string): Promise<RouteAnswer | null> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return null;
  const of = `${wordPressUrl()} ${secret}`;
  const absence = absentRouteState.value;
  if (absence?.of === of && Date.now() < absence.until) return null;
  const response = await sendRequest(path, secret);
  // Always read: an unread body keeps the connection open.
  const body: unknown = await response.json().catch(() => null);
  const parsed = answerSchema.safeParse(body);
  if (response.status === 200 && parsed.success) {
    absentRouteState.value = undefined;
    return parsed.data;
  }
  const reason = refusalSchema.safeParse(body).success ? REASONS[response.status] : undefined;
  if (reason) return recordAbsence(of, response.status, reason);
  log(
    'warn',
    'routing',
    `the resolve route returned no valid answer for ${path} (HTTP ${response.status}). ${FALLBACK}`,
  );
  return null;
}
