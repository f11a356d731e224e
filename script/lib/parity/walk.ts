/** What is known of a walk while it goes on. */
export interface Steps {
  done: number;
  /** Grows while answers bring up further addresses. */
  known: number;
}

/**
 * Works through items, a few at once, with those that the work itself brings up.
 * @param work a result and what follows from it, if anything.
 * @returns results in the order of the items; what followed from one stands right behind it.
 */
export async function walk<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<{ result: Result; next: Item | null }>,
  atOnce: number,
  onStep: (steps: Steps) => void = () => undefined,
): Promise<Result[]> {
  const results = items.map((): Result[] => []);
  const steps: Steps = { done: 0, known: items.length };
  let begun = 0;

  async function worker(): Promise<void> {
    while (begun < items.length) {
      const index = begun;
      begun += 1;
      let item: Item | null = items[index] ?? null;
      // A series is followed by one worker: each of its pages hangs on the answer to the one before.
      while (item !== null) {
        const { result, next }: { result: Result; next: Item | null } = await work(item);
        results[index]?.push(result);
        steps.done += 1;
        if (next !== null) steps.known += 1;
        onStep({ ...steps });
        item = next;
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.flat();
}
