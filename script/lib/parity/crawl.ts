/** A crawl's progress. */
export interface Steps {
  done: number;
  /** Grows while responses add further addresses. */
  known: number;
}

/**
 * Processes items, a few at a time, with those that the work itself adds.
 * @param work returns a result and the item that follows from it, if any.
 * @returns results in the order of the items; a following item comes right after its predecessor.
 */
export async function crawl<Item, Result>(
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
      // One worker processes a series: each of its pages depends on the response before.
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
