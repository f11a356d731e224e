import { addressKeys } from '../../wordpress/dependencies/keys';
import { lowerHex } from '../../wordpress/url/escapes';

const ADDRESS = 'uri:';

/** Returns a page's path as in requests: WordPress's escapes are in lower case, browsers' in upper case. */
function spellings(path: string): string[] {
  const escaped = encodeURI(path);
  return [...new Set([lowerHex(escaped), escaped])];
}

/** Returns the addresses of pages in a CDN. @param paths as they are cached, or as WordPress sends them */
export function addressesOf(paths: readonly (string | null)[]): string[] {
  const plain = addressKeys(paths).map((key) => key.slice(ADDRESS.length));
  return [...new Set(plain.flatMap(spellings))];
}
