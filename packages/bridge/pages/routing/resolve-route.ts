import { wordPressUrl, setting } from '../../platform/env';
import { failureText } from '../../platform/failure';
import { log } from '../../platform/log';
import { processState } from '../../platform/process-state';
import { signedHeaders } from '../../platform/signature';
import { UpstreamError } from '../../platform/upstream-error';
import { addKeys } from '../../wordpress/dependencies/track';
import { requestUpstream } from '../../wordpress/upstream/client';
import { JSON_LIMITS, type Share } from '../../wordpress/upstream/limits';
import { timedResponse } from '../../wordpress/upstream/measure';
import { refusalText, sendToWordPress } from '../../wordpress/upstream/send';
import { answerSchema, anyAnswerSchema, refusalSchema, type Answer } from './answer';

/** The embedded WordPress's: the file of the address is invalid. */
const INVALID_CONTENT = 'footbridge_content';
const ROUTE = '/footbridge/v1/resolve';
const RETRY_DELAY_MS = 60_000;

interface RouteState {
  /** WordPress's URL and the secret: after a change the route is requested at once. */
  of: string;
  /** Why there is no route, and until when it is not requested again. */
  absence?: { reason: string; until: number };
  variables?: ReadonlySet<string>;
}

export const resolveRouteState = processState<RouteState>('resolveRoute');

/** What an operator has to do, by the status of a refusal that is about every request. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'WordPress refuses the signature of the resolve route: set FOOTBRIDGE_SECRET to the plugin’s secret, and both clocks to the same time',
  404: 'this WordPress has no resolve route: install and activate Footbridge’s plugin (packages/plugin)',
  503: 'the plugin has no secret: enter one at Settings → Footbridge, and set FOOTBRIDGE_SECRET to it',
};
const NO_SECRET = 'FOOTBRIDGE_SECRET is not set: set it to the secret of Footbridge’s plugin';
const OLD_PLUGIN = 'Footbridge’s plugin is older than this site: update it';
const CONSEQUENCE = 'Until then only pages and terms that are not cached yet are resolved, without redirects';

function currentState(): { state: RouteState; secret: string | undefined } {
  const secret = setting('FOOTBRIDGE_SECRET');
  const of = `${wordPressUrl()} ${secret ?? ''}`;
  if (resolveRouteState.value?.of !== of) resolveRouteState.value = { of };
  return { state: resolveRouteState.value, secret };
}

function recordAbsence(state: RouteState, reason: string): null {
  if (state.absence?.reason !== reason) log('error', 'routing', `${reason}. ${CONSEQUENCE}`);
  state.absence = { reason, until: Date.now() + RETRY_DELAY_MS };
  return null;
}

async function sendRequest(path: string, secret: string, share: Share): Promise<Response> {
  // rest_route works with any permalinks.
  const query = new URLSearchParams({ rest_route: ROUTE, path });
  const headers = { Accept: 'application/json', ...signedHeaders(secret, path) };
  const init = { headers, cache: 'no-store' } as const;
  const send = (signal: AbortSignal): Promise<Response> =>
    sendToWordPress(`${wordPressUrl()}/index.php?${query.toString()}`, { ...init, signal });
  try {
    return await timedResponse('resolve', () => requestUpstream(send, { share, json: JSON_LIMITS, isRead: true }));
  } catch (error) {
    throw new UpstreamError(`the resolve route gave no answer: ${failureText(error)}`, { cause: error });
  }
}

/** Whether a refusal is about every request: there is no plugin, or it refuses this site. */
function isAbsence(status: number, code: string | undefined): boolean {
  return status in REASONS && (code === 'rest_no_route' || code?.startsWith('footbridge_') === true);
}

/**
 * Returns WordPress's answer at an address, from the plugin's signed route; its keys become dependencies. Null without such
 * a route.
 * @throws UpstreamError when something else answers: a moved address must not become a 404
 */
export async function fetchAnswer(path: string, share: Share = 'pages'): Promise<Answer | null> {
  const { state, secret } = currentState();
  if (!secret) return recordAbsence(state, NO_SECRET);
  if (state.absence && Date.now() < state.absence.until) return null;
  const response = await sendRequest(path, secret, share);
  // Always read: an unread body keeps the connection open.
  const body: unknown = await response.json().catch(() => null);
  const { status } = response;
  const refusal = refusalSchema.safeParse(body).data;
  if (isAbsence(status, refusal?.code)) return recordAbsence(state, REASONS[status] ?? '');
  const answer = status === 200 ? answerSchema.safeParse(body).data : undefined;
  if (status === 200 && !answer && anyAnswerSchema.safeParse(body).success) return recordAbsence(state, OLD_PLUGIN);
  if (refusal?.code === INVALID_CONTENT) throw new UpstreamError(refusal.message);
  if (!answer) throw new UpstreamError(`the resolve route returned no valid answer (${refusalText(status)})`);
  if (state.absence) log('info', 'routing', 'the resolve route answers again');
  state.absence = undefined;
  state.variables = new Set(answer.variables);
  if (answer.status >= 500) throw new UpstreamError(`WordPress fails at the address (HTTP ${answer.status})`);
  addKeys(answer.keys);
  return answer;
}

/** Returns why WordPress's routing is not available; null when it is, or was never requested. */
export const routeProblem = (): string | null => currentState().state.absence?.reason ?? null;

/** Returns the names of query variables that can change an answer; undefined before the first one. */
export const answeredVariables = (): ReadonlySet<string> | undefined => resolveRouteState.value?.variables;
