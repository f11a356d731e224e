import type { Dsn } from '../../platform/dsn';

/** Ms; a receiver that is slower is away. */
const PATIENCE = 5000;

/** What the receiver said, as far as a sender needs it. */
export interface Forwarded {
  status: number;
  /** Headers that tell a sender to hold back, as they came. */
  holdBack: Record<string, string>;
}

/** Seconds or a date; categories and times. Nothing else is handed to a browser. */
const HOLD_BACK: Readonly<Record<string, RegExp>> = {
  'Retry-After': /^[\w ,:]{1,40}$/,
  'X-Sentry-Rate-Limits': /^[\w:;,. -]{1,500}$/,
};

function holdBackOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(HOLD_BACK).flatMap(([name, form]) => {
      const value = headers.get(name);
      return value !== null && form.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Posts an envelope to the receiver. Nothing of its sender goes with it. @returns null when the receiver is away */
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Read, or the connection stays taken; of no use.
    await response.arrayBuffer();
    return { status: response.status, holdBack: holdBackOf(response.headers) };
  } catch {
    return null;
  }
}
