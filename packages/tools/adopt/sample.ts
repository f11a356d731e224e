/** Returns at most `count` items, evenly from the whole list, so that every part is represented. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

/** Returns at most `count` items with all kinds among them: a small kind whole, of a large one its share. */
export function sample<Item extends { kind: string }>(items: readonly Item[], count: number): Item[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((name) => items.filter(({ kind }) => kind === name));
  let left = count;
  return kinds
    .toSorted((a, b) => a.length - b.length)
    .flatMap((some, index) => {
      const chosen = spread(some, Math.floor(left / (kinds.length - index)));
      left -= chosen.length;
      return chosen;
    });
}
