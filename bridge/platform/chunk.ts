/**
 * Groups of equal size, the last one smaller where it does not come out even (specification, section 9).
 * @param size of a group, 3 where nothing is said
 */
export function chunk<Item>(items: readonly Item[], size = 3): Item[][] {
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`chunk: the size must be a whole number from 1, not ${size}`);
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
