import { decode } from '@footbridge/shared/decode';
import { Parser } from 'htmlparser2';

export type MediaByHost = ReadonlyMap<string, { total: number; shown: number }>;

const ATTRIBUTES = ['data-src', 'data-lazy-src', 'src'];
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w+$)/;

function pictures(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'img') return;
      const address = ATTRIBUTES.map((attribute) => attributes[attribute]).find((one) => one && !/^data:/i.test(one));
      if (address) found.add(address);
    },
  });
  parser.end(html);
  return [...found];
}

/** Returns what the addresses of all sizes of a picture have in common: the file's name without its size. */
function fileName(address: string, base: string): string {
  const url = URL.parse(address, base);
  const path = url?.searchParams.get('url') ?? url?.pathname ?? address;
  const name = path.slice(path.lastIndexOf('/') + 1).replace(SIZE, '');
  return decode(name, name).toLowerCase();
}

/** Returns the pictures in WordPress's text by host, and whether the site's page has a picture of that name. */
export function compareMedia(wordPress: string, site: string, base: string): MediaByHost {
  const shown = new Set(pictures(site).map((address) => fileName(address, base)));
  const hosts = new Map<string, { total: number; shown: number }>();
  for (const address of pictures(wordPress)) {
    const host = URL.parse(address, base)?.host ?? '';
    const { total, shown: before } = hosts.get(host) ?? { total: 0, shown: 0 };
    hosts.set(host, { total: total + 1, shown: before + (shown.has(fileName(address, base)) ? 1 : 0) });
  }
  return hosts;
}
