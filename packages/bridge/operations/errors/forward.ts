import type { Dsn } from '../../platform/dsn';

const TIMEOUT_MS = 5000;
/** Other headers are not passed to a browser. */
const RATE_LIMIT_HEADERS = ['Retry-After', 'X-Sentry-Rate-Limits'];

export interface Forwarded {
  status: number;
  rateLimits: Record<string, string>;
}

/** Posts an envelope without its sender; null when the receiver is unreachable. Sentry's own tunnel has no timeout. */
export async function forward({ publicKey, envelopeUrl }: Dsn, body: string | Uint8Array): Promise<Forwarded | null> {
  try {
    const response = await fetch(envelopeUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${publicKey}, sentry_client=footbridge/1.0`,
      },
      body: typeof body === 'string' ? body : Uint8Array.from(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read and discarded, to free the connection.
    await response.arrayBuffer();
    const limits = RATE_LIMIT_HEADERS.map((name) => [name, response.headers.get(name) ?? ''] as const);
    return { status: response.status, rateLimits: Object.fromEntries(limits.filter(([, value]) => value)) };
  } catch {
    return null;
  }
}
