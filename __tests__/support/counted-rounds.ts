import { http } from 'msw';

import { RECORDED_WORDPRESS } from '../recordings/wordpress';

import type { SetupServer } from 'msw/node';

/** So many turns of the event loop without a request mean that all requests wait for a response. */
const QUIET = 200;

/**
 * Delays WordPress's responses until no more requests arrive, then sends them all: requests of one round are parallel,
 * rounds are sequential. Returns `work`'s result and the operations of each round.
 */
export async function countedRounds<Value>(
  server: SetupServer,
  work: () => Promise<Value>,
): Promise<{ value: Value; rounds: string[][] }> {
  const rounds: string[][] = [];
  let delayed: (() => void)[] = [];
  let operations: string[] = [];
  let quiet = 0;
  let isOver = false;

  const turn = (): void => {
    quiet += 1;
    if (quiet >= QUIET && delayed.length > 0) {
      rounds.push(operations);
      for (const answer of delayed) answer();
      [delayed, operations, quiet] = [[], [], 0];
    }
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);

  server.use(
    http.all(`${RECORDED_WORDPRESS}/*`, async ({ request }) => {
      if (isOver) return undefined;
      const { operationName }: { operationName?: string } =
        request.method === 'POST' ? ((await request.clone().json()) as { operationName: string }) : {};
      operations.push(operationName ?? `${request.method} ${new URL(request.url).pathname}`);
      quiet = 0;
      await new Promise<void>((resolve) => delayed.push(resolve));
      return undefined;
    }),
  );
  try {
    return { value: await work(), rounds };
  } finally {
    isOver = true;
    for (const answer of delayed) answer();
  }
}
