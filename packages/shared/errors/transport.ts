import { scrubEnvelope } from './envelope';

import type { Client } from '@sentry/core';

type Transport = NonNullable<ReturnType<Client['getTransport']>>;
type Envelope = Parameters<Transport['send']>[0];

/** Narrows to the SDK's type, which lists every combination of items. */
const isEnvelope = (value: unknown): value is Envelope => Array.isArray(value) && value.length === 2;

/**
 * Returns a transport of Sentry's that scrubs last whatever any integration sends.
 * @param page returns what replaces the URLs of recorded pages
 * @param maxBytes of a recording's part; a larger one ends the recording, as the SDK does after a 413
 */
export function scrubbed(transport: Transport, page?: () => string, maxBytes = Infinity): Transport {
  return {
    flush: (timeout) => transport.flush(timeout),
    send: async (whole) => {
      const envelope: unknown = scrubEnvelope(whole, page?.());
      if (!isEnvelope(envelope) || envelope[1].length === 0) return {};
      if (envelope[1].some(([{ length = 0 }]) => length > maxBytes)) return { statusCode: 413 };
      const answer = await transport.send(envelope);
      // Thrown, so that the SDK sends a recording again in place of dropping it.
      if ((answer.statusCode ?? 0) >= 500) throw new Error(`The report was answered with ${answer.statusCode}`);
      return answer;
    },
  };
}
