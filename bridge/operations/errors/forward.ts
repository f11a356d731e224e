import type { Dsn } from '../../platform/dsn';

const TIMEOUT_MS = 5000;

/** The receiver's response. */
export interface Forwarded {
  status: number;
  /** Its rate limit headers. */
  rateLimits: Record<string, string>;
}

/** Valid values. Other headers are not passed to a browser. */
const RATE_LIMIT_HEADERS: Readonly<Record<string, RegExp>> = {
  'Retry-After': /^[\w ,:]{1,40}$/,
  'X-Sentry-Rate-Limits': /^[\w:;,. -]{1,500}$/,
};

function rateLimitsOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(RATE_LIMIT_HEADERS).flatMap(([name, form]) => {
      const value = headers.get(name);
      return value !== null && form.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Posts an envelope to the receiver, with nothing of its sender. @returns null when the receiver is unreachable */
export async function forward({ publicKey, envelopeUrl }: Dsn, body: string): Promise<Forwarded | null> {
  try {
    const response = await fetch(envelopeUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${publicKey}, sentry_client=footbridge/1.0`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read and discarded, to free the connection.
    await response.arrayBuffer();
    return { status: response.status, rateLimits: rateLimitsOf(response.headers) };
  } catch {
    return null;
  }
}
