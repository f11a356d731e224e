import { http } from 'msw';

import { RECORDED_WORDPRESS } from '../recordings/wordpress';

import type { SetupServer } from 'msw/node';

/** So many turns of the event loop without a question: nobody asks any more before something is answered. */
const QUIET = 200;

/**
 * Holds WordPress's answers back until nobody asks any more, then gives them all: what is asked in one round stood side by
 * side, and the rounds stood one behind the other. Out: what `work` gave, and the operations of each round.
 */
export async function countedRounds<Value>(
  server: SetupServer,
  work: () => Promise<Value>,
): Promise<{ value: Value; rounds: string[][] }> {
  const rounds: string[][] = [];
  let held: (() => void)[] = [];
  let asked: string[] = [];
  let quiet = 0;
  let isOver = false;

  const turn = (): void => {
    quiet += 1;
    if (quiet >= QUIET && held.length > 0) {
      rounds.push(asked);
      for (const answer of held) answer();
      [held, asked, quiet] = [[], [], 0];
    }
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);

  server.use(
    http.all(`${RECORDED_WORDPRESS}/*`, async ({ request }) => {
      if (isOver) return undefined;
      const { operationName }: { operationName?: string } =
        request.method === 'POST' ? ((await request.clone().json()) as { operationName: string }) : {};
      asked.push(operationName ?? `${request.method} ${new URL(request.url).pathname}`);
      quiet = 0;
      await new Promise<void>((resolve) => held.push(resolve));
      return undefined;
    }),
  );
  try {
    return { value: await work(), rounds };
  } finally {
    isOver = true;
    for (const answer of held) answer();
  }
}
