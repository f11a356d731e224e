import { sign, type KeyObject } from 'node:crypto';

import { z } from 'zod';

import { printableLine } from '../../platform/invisible';
import { failureOf, request } from '../delivery/http';
import { TargetError } from '../delivery/target';

/** Salesforce allows 5 minutes; its clock may differ. */
const ASSERTION_LIFETIME_S = 180;
const MAX_DESCRIPTION_LENGTH = 120;

/** How Salesforce recognizes the site: a connected app's secret, or its certificate's key and a user. */
export type SalesforceLogin = { secret: string } | { key: KeyObject; username: string };

export interface SessionOptions {
  url: string;
  clientId: string;
  login: SalesforceLogin;
  now: () => number;
}

const granted = z.object({ access_token: z.string().min(1) });
const refused = z.object({ error: z.string().regex(/^[a-z_]{1,60}$/), error_description: z.string().default('') });

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a JWT for the bearer flow (RFC 7523). */
function assertion({ url, clientId, now }: SessionOptions, { key, username }: { key: KeyObject; username: string }) {
  const aud = `https://${/\bsandbox\b/.test(new URL(url).hostname) ? 'test' : 'login'}.salesforce.com`;
  const exp = Math.floor(now() / 1000) + ASSERTION_LIFETIME_S;
  const text = `${base64url({ alg: 'RS256' })}.${base64url({ iss: clientId, sub: username, aud, exp })}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function grant(options: SessionOptions): Record<string, string> {
  const { clientId, login } = options;
  if ('secret' in login) return { grant_type: 'client_credentials', client_id: clientId, client_secret: login.secret };
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertion(options, login),
  };
}

async function logIn(options: SessionOptions, signal: AbortSignal): Promise<string> {
  const answer = await request(`${options.url}/services/oauth2/token`, {
    name: 'salesforce',
    signal,
    method: 'POST',
    body: new URLSearchParams(grant(options)),
    now: options.now,
  });
  const token = granted.safeParse(answer.json);
  if (answer.isOk && token.success) return token.data.access_token;
  const { error, error_description: description = '' } = refused.safeParse(answer.json).data ?? {};
  // Salesforce's words about the app and its user; nothing of a lead was sent.
  const reason = printableLine(description).slice(0, MAX_DESCRIPTION_LENGTH);
  const settings = 'secret' in options.login ? 'CLIENT_SECRET' : 'USERNAME and LEAD_SALESFORCE_KEY_FILE';
  const remedy = `correct LEAD_SALESFORCE_CLIENT_ID and LEAD_SALESFORCE_${settings}`;
  const failure = failureOf('salesforce', answer, error && `login: ${error}, ${reason}; ${remedy}`);
  const isTransient = answer.isOk || failure.isTransient || /rate exceeded|retry/i.test(description);
  throw new TargetError({ ...failure, isTransient, pauses: true });
}

/** Returns a session. Simultaneous calls share one login; Salesforce does not say how long a token lives. */
export function createSession(options: SessionOptions) {
  let current: string | undefined;
  let pending: Promise<string> | undefined;

  async function renew(signal: AbortSignal): Promise<string> {
    try {
      return (current = await logIn(options, signal));
    } finally {
      pending = undefined;
    }
  }

  return {
    /** Returns an access token; a new one after `expire`. @throws TargetError when Salesforce gives none */
    token: async (signal: AbortSignal) => current ?? (pending ??= renew(signal)),
    expire(token: string): void {
      if (current === token) current = undefined;
    },
  };
}
