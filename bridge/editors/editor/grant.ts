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

/** A code of `/generate`, which lives for a minute, or a refresh token. */
export type Grant = { code: string } | { refreshToken: string };

const tokensSchema = z.object({
  accessToken: z.string().min(1),
  accessTokenExpiration: z.number(),
  refreshToken: z.string().min(1),
  refreshTokenExpiration: z.number(),
});
/** Both tokens, with the seconds at which they end by WordPress's clock. */
export type Tokens = z.infer<typeof tokensSchema>;

/** 'refused': expired, made up, of another WordPress. 'closed': this site and WordPress do not know each other. 'outdated': FaustWP is too old. */
export type GrantAnswer = Tokens | 'refused' | 'closed' | 'outdated';

const refusalSchema = z.object({ code: z.string() });
/** WordPress's words for a wrong secret, and for a FaustWP that is not there. */
const CLOSED: Readonly<Record<string, string>> = {
  rest_forbidden: 'WordPress does not take FAUST_SECRET_KEY: compare it with Settings → Faust there',
  rest_no_route: 'WordPress has no FaustWP, or an old one: nobody can sign in',
};

/** The Footbridge plugin's refusal in FaustWP's place. */
const OUTDATED = 'footbridge_faustwp_outdated';

/** A request as Faust's route reads it: never both, because a refresh token would win over the code. */
function requestFor(grant: Grant): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = '/api/faust/auth/token';
  if ('code' in grant) request.url += `?code=${encodeURIComponent(grant.code)}`;
  else request.headers = { cookie: `${refreshCookie()}=${Buffer.from(grant.refreshToken, 'utf8').toString('base64')}` };
  return request;
}

/** What Faust's route would have sent to the browser, the refresh token among it. */
async function askFaust(grant: Grant): Promise<unknown> {
  const request = requestFor(grant);
  const response = new ServerResponse(request);
  let body = '';
  response.end = (chunk?: unknown) => {
    body = typeof chunk === 'string' ? chunk : '';
    return response;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('WordPress does not answer a sign-in')), UPSTREAM_TIMEOUT_MS);
  });
  const ended = timeWordPress('token');
  try {
    await Promise.race([authorizeHandler(request, response), late]);
    ended(response.statusCode < 500 ? 'answered' : 'failed');
    // Only what went well is told: anybody can send codes that a firewall refuses, which Faust's handler calls a 500.
    if (response.statusCode < 300) upstreamClient('pages').breaker.succeeded();
  } finally {
    ended('timeout');
    clearTimeout(timer);
  }
  return JSON.parse(body || 'null');
}

/** Whether anybody can sign in here; if not, the log says why. */
export function isSetUp(): boolean {
  if (readEnvironment({ FAUST_SECRET_KEY: process.env.FAUST_SECRET_KEY }).FAUST_SECRET_KEY) return true;
  logThrottled('error', 'FAUST_SECRET_KEY is not set: nobody can sign in (docs/configuration.md)');
  return false;
}

/**
 * Trades a code or a refresh token for tokens, through Faust's own token route, of whose answer nothing reaches a browser.
 * @throws UpstreamError when WordPress can't be reached or answers nothing that it should: nobody is signed out by that.
 */
export async function tradeGrant(grant: Grant): Promise<GrantAnswer> {
  if (!isSetUp()) return 'closed';
  const answer = await askFaust(grant);
  const tokens = tokensSchema.safeParse(answer);
  if (tokens.success) return tokens.data;
  const code = refusalSchema.safeParse(answer).data?.code;
  if (code === 'invalid_request') return 'refused';
  if (code === OUTDATED) {
    logThrottled(
      'error',
      'the Footbridge plugin in WordPress signs nobody in, because FaustWP there is too old (docs/wordpress.md)',
    );
    return 'outdated';
  }
  const reason = code === undefined || !Object.hasOwn(CLOSED, code) ? undefined : CLOSED[code];
  if (!reason) throw new UpstreamError('WordPress does not answer a sign-in as FaustWP does');
  logThrottled('error', reason);
  return 'closed';
}
