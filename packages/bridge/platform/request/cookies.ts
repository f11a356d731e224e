import { decode } from '@footbridge/shared/decode';

/** Returns the cookies of a Cookie header, decoded; the first of a name wins. For code that runs before Next's parser. */
export function parseCookies(header: string): Partial<Record<string, string>> {
  const pairs = header.split(';').flatMap((pair): [string, string][] => {
    const [name = '', value] = pair.trim().split(/=(.*)/s);
    return value === undefined ? [] : [[name, decode(value, value)]];
  });
  return Object.fromEntries(pairs.toReversed());
}
