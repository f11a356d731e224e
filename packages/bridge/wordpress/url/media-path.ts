const ROOT = '/media/';
/** What no file's name has: control characters, and what separates folders. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f/\\]/;
const EXTENSION = /\.[a-z0-9]+$/i;

const encode = (name: string): string => encodeURI(name).replace(/[?#]/g, encodeURIComponent);

/** Returns the encoded path below uploads/ of decoded segments; null for what can't be an uploaded file. */
export function uploadPath(names: readonly string[]): string | null {
  const isInvalid = names.some((name) => name === '' || name === '.' || name === '..' || UNSAFE.test(name));
  return isInvalid || !EXTENSION.test(names.at(-1) ?? '') ? null : names.map(encode).join('/');
}

/**
 * Returns the one spelling of an upload's path on this site, `/media/2026/05/x.jpg`; null for what can't be an uploaded
 * file.
 */
export function canonicalMediaPath(path: string): string | null {
  if (!path.startsWith(ROOT)) return null;
  try {
    const upload = uploadPath(path.slice(ROOT.length).split('/').map(decodeURIComponent));
    return upload === null ? null : ROOT + upload;
  } catch {
    return null;
  }
}
