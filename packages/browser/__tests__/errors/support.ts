/** Reports as this site's server would get them from a browser. */
import { takeApart, type ReceivedItem } from '@/__tests__/support/error-receiver';

export interface Sent {
  /** Ms. */
  at: number;
  address: string;
  header: Record<string, unknown>;
  items: ReceivedItem[];
}

export interface Server {
  sent: Sent[];
  payloads: (type: string) => unknown[];
  /** What it answers from now on; null: it cannot be reached. */
  status: number | null;
}

/** Takes the place of the browser's fetch; call it before the SDK is loaded, which stores a reference. */
export function answerReports(): Server {
  const server: Server = {
    sent: [],
    payloads: (type) =>
      server.sent.flatMap(({ items }) => items.filter((item) => item.type === type).map(({ payload }) => payload)),
    status: 200,
  };
  globalThis.fetch = async (address, options) => {
    const body = options?.body;
    server.sent.push({
      at: Date.now(),
      address: String(address),
      ...takeApart(Buffer.from(typeof body === 'string' || body instanceof Uint8Array ? body : '{}')),
    });
    if (server.status === null) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: server.status });
  };
  return server;
}

/** A document is left with all that listens to it; this one stays. @returns takes back every listener since */
export function rememberListeners(): () => void {
  const added: (() => void)[] = [];
  // Jest's window has another.
  for (const target of [EventTarget.prototype, window]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation(function add(
      this: EventTarget | undefined,
      ...given: Parameters<EventTarget['addEventListener']>
    ) {
      const here = this ?? window;
      added.push(() => here.removeEventListener(...given));
      addEventListener.apply(here, given);
    });
  }
  return () => added.forEach((forget) => forget());
}
