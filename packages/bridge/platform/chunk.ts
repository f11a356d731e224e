/** Returns the items in groups of `size`; the last group may be smaller (specification, section 9). */
export function chunk<Item>(items: readonly Item[], size = 3): Item[][] {
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`chunk: the size must be a positive integer, not ${size}`);
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
