import { addressKeys } from '../invalidation/keys';
import { buildId } from '../page-cache/folders.mjs';
import { lowerHex } from '../url/escapes';

const ADDRESS = 'uri:';

/** A page's path as it stands in requests: WordPress escapes in small letters, browsers in large ones. */
function spellings(path: string): string[] {
  const escaped = encodeURI(path);
  return [...new Set([lowerHex(escaped), escaped])];
}

/** Where the browser's router asks for the same page. */
const dataOf = (path: string): string => `/_next/data/${buildId()}${path === '/' ? '/index' : path.replace(/\/$/, '')}.json`;

/**
 * Under which addresses a cache in front may hold something of pages: themselves, and their data for the browser's router.
 * In: paths of pages, as they are kept or as WordPress names them.
 */
export function addressesOf(paths: readonly (string | null)[]): string[] {
  const plain = addressKeys(paths).map((key) => key.slice(ADDRESS.length));
  return [...new Set(plain.flatMap(spellings).flatMap((path) => [path, dataOf(path)]))];
}
