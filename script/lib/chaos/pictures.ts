/** Requests pictures of cached pages while WordPress can't serve them. */
import { failureReason } from '../process/failure-reason';
import type { Stage } from './stage';

const ADDRESS = /\/_next\/image\?url=[^"&\s]+&amp;w=\d+&amp;q=\d+/g;
const TIMEOUT_MS = 30_000;
/** Enough for every fault: each has five widths more. */
const MAX_PICTURES = 12;

/** Requests a picture as a browser does; never rejects. @returns the problem with the response, null for a picture */
async function pictureProblem(url: string, address: string): Promise<string | null> {
  try {
    const response = await fetch(url + address, {
      headers: { accept: 'image/webp,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { byteLength } = await response.arrayBuffer();
    const type = response.headers.get('content-type');
    return response.ok && type?.startsWith('image/') && byteLength > 0 ? null : `${response.status} ${type}`;
  } catch (error) {
    return failureReason(error, TIMEOUT_MS);
  }
}

/**
 * Requests some pictures of these pages at one width.
 * @returns addresses of the same pictures at all other widths
 * @throws when one is missing while nothing is broken
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
  for (const addresses of [...widths.values()].slice(0, MAX_PICTURES)) {
    const [first = '', ...others] = addresses;
    const wrong = await pictureProblem(url, first);
    if (wrong) throw new Error(`${first} is no picture while nothing is broken: ${wrong}`);
    fresh.push(...others);
  }
  return fresh;
}

/** Returns the problem with a picture that is cached at another width. */
export async function wrongPicture(stage: Stage): Promise<string[]> {
  const address = stage.freshPicture();
  const wrong = address ? await pictureProblem(stage.server.url, address) : null;
  return wrong ? [`a picture that was seen at another width is none: ${address} ${wrong}`] : [];
}
