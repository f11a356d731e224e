/** A WordPress whose responses are recorded once and then replayed with one change, thousands of times a minute. */

const graphqlName = (body: string): string => String(Object(JSON.parse(body)).operationName);

interface Taken {
  operation: string | null;
  status: number;
  headers: [string, string][];
  text: string;
}

/** A recorded GraphQL response. */
export interface TakenAnswer {
  key: string;
  operation: string;
  data: unknown;
}

export interface ReplayedWordPress {
  /** Replays recorded responses from now on; `change` alters one. */
  change(key: string | null, change?: (data: unknown) => unknown): void;
  taken(): TakenAnswer[];
}

const keyOf = (input: RequestInfo | URL, init?: RequestInit): string =>
  `${init?.method ?? 'GET'} ${String(input)} ${typeof init?.body === 'string' ? init.body : ''}`;

/** Repeated requests are served from memory. Call it within a test; `jest.restoreAllMocks` ends it. */
export function replayWordPress(): ReplayedWordPress {
  const known = new Map<string, Taken>();
  const real = globalThis.fetch;
  let changed: { key: string; change: (data: unknown) => unknown } | null = null;

  async function take(input: RequestInfo | URL, init: RequestInit | undefined, key: string): Promise<Taken> {
    const headers = new Headers(init?.headers);
    // Server and test are one process: rendering for a second lets a keep-alive connection expire.
    headers.set('connection', 'close');
    const response = await real(input, { ...init, headers });
    const isGraphQL = init?.method === 'POST' && typeof init.body === 'string';
    const one = {
      operation: isGraphQL ? graphqlName(String(init.body)) : null,
      status: response.status,
      headers: [...response.headers],
      text: await response.text(),
    };
    known.set(key, one);
    return one;
  }

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = keyOf(input, init);
    const { status, headers, text, operation } =
      known.get(key) ?? (await take(input instanceof Request ? input.url : input, init, key));
    const isChanged = changed?.key === key && operation !== null;
    const body =
      isChanged && changed
        ? JSON.stringify({ ...JSON.parse(text), data: changed.change(JSON.parse(text).data) })
        : text;
    return new Response(init?.method === 'HEAD' ? null : body, { status, headers });
  });

  return {
    change(key, change = (data) => data) {
      changed = key === null ? null : { key, change };
    },
    taken: () =>
      [...known].flatMap(([key, { operation, text }]) =>
        operation === null ? [] : [{ key, operation, data: JSON.parse(text).data as unknown }],
      ),
  };
}
