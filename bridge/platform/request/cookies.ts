function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the cookies of a request's header, decoded; of two with one name the first. For what runs before Next, which parses them later. */
export function parseCookies(header: string): Partial<Record<string, string>> {
  const pairs = header.split(';').flatMap((pair): [string, string][] => {
    const [name = '', value] = pair.trim().split(/=(.*)/s);
    return value === undefined ? [] : [[name, decoded(value)]];
  });
  return Object.fromEntries(pairs.toReversed());
}
