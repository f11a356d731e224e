import { z } from 'zod';

import { withSignal } from '../../platform/current-request/context';
import { setting } from '../../platform/env';
import { fetchWordPress } from '../../wordpress/rest/request';
import { logEachMinute } from '../../platform/log-repeated';
import { UpstreamError } from '../../platform/upstream-error';

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

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Returns FaustWP's answer to the request of Faust's `authorizeHandler`, whose own `fetch` has no limits. */
async function requestTokens(grant: Grant, secret: string): Promise<unknown> {
  const response = await fetchWordPress(
    '/?rest_route=/faustwp/v1/authorize',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret },
      body: JSON.stringify(grant),
      redirect: 'manual',
      cache: 'no-store',
    },
    {
      kind: 'token',
      // Forms never open the circuit breaker: anybody can send codes that a firewall refuses.
      share: 'forms',
      isEditor: true,
      isValid: async (answer) => tokensSchema.safeParse(await bodyOf(answer.clone())).success,
    },
  );
  return bodyOf(response);
}

/** Returns FaustWP's secret key. If it is not set, logs that sign-in is off. */
function secretKey(): string | undefined {
  const key = setting('FAUST_SECRET_KEY');
  if (!key) logEachMinute('error', 'editor', 'FAUST_SECRET_KEY is not set: sign-in is off (docs/configuration.md)');
  return key || undefined;
}

/** Returns whether sign-in is configured. If not, logs it. */
export const isSetUp = (): boolean => secretKey() !== undefined;

/** Exchanges a code or a refresh token. @throws UpstreamError when WordPress does not answer: no session ends */
export async function exchangeGrant(grant: Grant): Promise<GrantAnswer> {
  const secret = secretKey();
  if (secret === undefined) return 'closed';
  // Not ended when the editor leaves: other requests may wait for the same tokens.
  const answer = await withSignal(undefined, () => requestTokens(grant, secret));
  const tokens = tokensSchema.safeParse(answer);
  if (tokens.success) return tokens.data;
  const code = refusalSchema.safeParse(answer).data?.code;
  if (code === 'invalid_request') return 'refused';
  if (code === OUTDATED) {
    logEachMinute(
      'error',
      'editor',
      'the Footbridge plugin in WordPress refuses sign-ins, because FaustWP there is too old (docs/wordpress.md)',
    );
    return 'outdated';
  }
  const reason =
    code === undefined || !Object.hasOwn(CONFIGURATION_ERRORS, code) ? undefined : CONFIGURATION_ERRORS[code];
  if (!reason) throw new UpstreamError('WordPress did not answer a sign-in as FaustWP does');
  logEachMinute('error', 'editor', reason);
  return 'closed';
}
