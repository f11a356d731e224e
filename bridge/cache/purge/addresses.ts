import { addressKeys } from '../../wordpress/dependencies/keys';
import { lowerHex } from '../../wordpress/url/escapes';

const ADDRESS = 'uri:';

/** A page's path as it stands in requests: WordPress escapes in small letters, browsers in large ones. */
function spellings(path: string): string[] {
  const escaped = encodeURI(path);
  return [...new Set([lowerHex(escaped), escaped])];
}

/** Under which addresses a cache in front may hold pages. In: their paths, as they are kept or as WordPress names them. */
export function addressesOf(paths: readonly (string | null)[]): string[] {
  const plain = addressKeys(paths).map((key) => key.slice(ADDRESS.length));
  return [...new Set(plain.flatMap(spellings))];
}
