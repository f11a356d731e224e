import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { authorizeHandler } from '@faustwp/core';
import { z } from 'zod';

import { readEnvironment } from '../../platform/env';
import { upstreamClient } from '../../wordpress/upstream/client';
import { UPSTREAM_TIMEOUT_MS } from '../../wordpress/upstream/limits';
import { timeWordPress } from '../../wordpress/upstream/measure';
import { logThrottled } from './log-throttled';
import { UpstreamError } from '../../platform/upstream-error';
import { refreshCookie } from './cookies';

/** A code of `/generate`, valid for a minute, or a refresh token. */
export type Grant = { code: string } | { refreshToken: string };

const tokensSchema = z.object({
  accessToken: z.string().min(1),
  accessTokenExpiration: z.number(),
  refreshToken: z.string().min(1),
  refreshTokenExpiration: z.number(),
});
/** Both tokens, with their expiry in seconds by WordPress's clock. */
export type Tokens = z.infer<typeof tokensSchema>;

/** refused: expired, forged, or of another WordPress. closed: the secret is wrong or FaustWP is missing. outdated: FaustWP is too old. */
export type GrantAnswer = Tokens | 'refused' | 'closed' | 'outdated';

const refusalSchema = z.object({ code: z.string() });
/** WordPress's error codes for a wrong secret, and for a missing FaustWP. */
const CONFIGURATION_ERRORS: Readonly<Record<string, string>> = {
  rest_forbidden: 'WordPress rejects FAUST_SECRET_KEY: compare it with Settings → Faust there',
  rest_no_route: 'WordPress has no FaustWP, or an old one: sign-in is off',
};

/** The Footbridge plugin's error code in place of FaustWP's response. */
const OUTDATED = 'footbridge_faustwp_outdated';

/** Returns a request for Faust's route. Never with both, because a refresh token would win over the code. */
function requestFor(grant: Grant): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = '/api/faust/auth/token';
  if ('code' in grant) request.url += `?code=${encodeURIComponent(grant.code)}`;
  else request.headers = { cookie: `${refreshCookie()}=${Buffer.from(grant.refreshToken, 'utf8').toString('base64')}` };
  return request;
}

/** Returns what Faust's route would send to the browser, including the refresh token. */
async function callFaust(grant: Grant): Promise<unknown> {
  const request = requestFor(grant);
  const response = new ServerResponse(request);
  let body = '';
  response.end = (chunk?: unknown) => {
    body = typeof chunk === 'string' ? chunk : '';
    return response;
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('WordPress did not answer a sign-in')), UPSTREAM_TIMEOUT_MS);
  });
  const ended = timeWordPress('token');
  try {
    await Promise.race([authorizeHandler(request, response), timeout]);
    ended(response.statusCode < 500 ? 'answered' : 'failed');
    // Only successes are reported to the circuit breaker: anybody can send codes that a firewall refuses, for which Faust's handler sends 500.
    if (response.statusCode < 300) upstreamClient('pages').breaker.succeeded();
  } finally {
    ended('timeout');
    clearTimeout(timer);
  }
  return JSON.parse(body || 'null');
}

/** Returns whether sign-in is configured. If not, logs it. */
export function isSetUp(): boolean {
  if (readEnvironment({ FAUST_SECRET_KEY: process.env.FAUST_SECRET_KEY }).FAUST_SECRET_KEY) return true;
  logThrottled('error', 'FAUST_SECRET_KEY is not set: sign-in is off (docs/configuration.md)');
  return false;
}

/**
 * Exchanges a code or a refresh token for tokens, with Faust's own token route, whose response does not reach a browser.
 * @throws UpstreamError when WordPress is unreachable or sends something else, which ends no session
 */
export async function exchangeGrant(grant: Grant): Promise<GrantAnswer> {
  if (!isSetUp()) return 'closed';
  const answer = await callFaust(grant);
  const tokens = tokensSchema.safeParse(answer);
  if (tokens.success) return tokens.data;
  const code = refusalSchema.safeParse(answer).data?.code;
  if (code === 'invalid_request') return 'refused';
  if (code === OUTDATED) {
    logThrottled(
      'error',
      'the Footbridge plugin in WordPress refuses sign-ins, because FaustWP there is too old (docs/wordpress.md)',
    );
    return 'outdated';
  }
  const reason =
    code === undefined || !Object.hasOwn(CONFIGURATION_ERRORS, code) ? undefined : CONFIGURATION_ERRORS[code];
  if (!reason) throw new UpstreamError('WordPress did not answer a sign-in as FaustWP does');
  logThrottled('error', reason);
  return 'closed';
}
