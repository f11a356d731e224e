import { makeFetchTransport } from '@sentry/browser';

import { scrubEnvelope } from '@footbridge/shared/errors/envelope';
import { MAX_REPORT_BYTES } from '@footbridge/shared/errors/settings';

import { placeInView } from './place';

import type { BrowserOptions } from '@sentry/browser';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Narrows to the SDK's type, which lists every combination of items. */
const isEnvelope = (value: unknown): value is Envelope => Array.isArray(value) && value.length === 2;

/** The server's answer to a report that is too large. The SDK ends a recording after it, since a part would be missing. */
const TOO_LARGE = { statusCode: 413 };

/**
 * The SDK's fetch transport. Every integration's output is scrubbed here last. Throws on 5xx (the server cannot reach the receiver), so
 * that the SDK retries a recording in place of dropping it.
 */
export const scrubbedTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    flush: (timeout) => transport.flush(timeout),
    send: async (whole) => {
      const envelope: unknown = scrubEnvelope(whole, placeInView());
      if (!isEnvelope(envelope) || envelope[1].length === 0) return {};
      if (envelope[1].some(([{ length = 0 }]) => length > MAX_REPORT_BYTES.recording)) return TOO_LARGE;
      const answer = await transport.send(envelope);
      if ((answer.statusCode ?? 0) >= 500) throw new Error(`The report was answered with ${answer.statusCode}`);
      return answer;
    },
  };
};
