/** Pictures of pages that were seen, while WordPress can't give them. */
import { failureReason } from '../process/failure-reason';
import type { Stage } from './stage';

const ADDRESS = /\/_next\/image\?url=[^"&\s]+&amp;w=\d+&amp;q=\d+/g;
const PATIENCE = 30_000;
/** Enough for every fault: each has five widths more. */
const MOST = 12;

/** A picture as a browser asks for it; never rejects. @returns what is wrong with what came, null for a picture */
async function look(url: string, address: string): Promise<string | null> {
  try {
    const response = await fetch(url + address, {
      headers: { accept: 'image/webp,*/*' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { byteLength } = await response.arrayBuffer();
    const type = response.headers.get('content-type');
    return response.ok && type?.startsWith('image/') && byteLength > 0 ? null : `${response.status} ${type}`;
  } catch (error) {
    return failureReason(error, PATIENCE);
  }
}

/**
 * Looks at some pictures of these pages at one width. @returns addresses of the same pictures at all others
 * @throws when one is not there while all is well
 */
export async function freshPictures(url: string, pages: readonly string[]): Promise<string[]> {
  const widths = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const [found] of page.matchAll(ADDRESS)) {
      const address = found.replaceAll('&amp;', '&');
      const picture = address.split('&w=')[0] ?? '';
      widths.set(picture, (widths.get(picture) ?? new Set()).add(address));
    }
  }
  const fresh: string[] = [];
  for (const addresses of [...widths.values()].slice(0, MOST)) {
    const [first = '', ...others] = addresses;
    const wrong = await look(url, first);
    if (wrong) throw new Error(`${first} is no picture while nothing is broken: ${wrong}`);
    fresh.push(...others);
  }
  return fresh;
}

/** What is wrong with a picture that was seen, at a width that it was not. */
export async function wrongPicture(stage: Stage): Promise<string[]> {
  const address = stage.freshPicture();
  const wrong = address ? await look(stage.server.url, address) : null;
  return wrong ? [`a picture that was seen at another width is none: ${address} ${wrong}`] : [];
}
