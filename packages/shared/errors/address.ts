/** Scrubs URLs in error reports. A page's URL reveals what the visitor read, so it is replaced by the template's name. */

const PLACE = /^\[[a-z\d-]{1,40}\]$/;

/** Returns a page's path in a report: its template, in the form of a Next route. */
export const placePath = (template: string | undefined): string =>
  `/[${/^[a-z\d-]{1,40}$/.test(template ?? '') ? template : 'page'}]`;

/** Folders whose file names are replaced. */
const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/image\b/, '/_next/image'],
  [/^\/media\//, '/media/[file]'],
  [/^\/brands\//, '/brands/[file]'],
  [/^\/fonts\//, '/fonts/[file]'],
];

/** The site's scripts and routes, which contain nothing of a visitor. */
const CODE = /^\/browser\/[a-z\d._-]{1,100}\.js$/;
const ROUTE = /^\/api\/[a-z-]{1,40}(?:\/[a-z-]{1,40})?\/?$/;
const NEXT_ROUTE = /^\/(?:[a-z_-]{1,40}\/)*\[\[?[.\w]{1,60}\]?\]$/;

/** Returns the path or its replacement, without query and fragment. Idempotent. */
export function scrubPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  if (path === '/') return path;
  if (CODE.test(path) || ROUTE.test(path) || NEXT_ROUTE.test(path) || PLACE.test(path.slice(1))) return path;
  const named = FOLDERS.find(([form, shown]) => form.test(path) || path === shown);
  return named ? named[1] : '/[page]';
}

/** Other schemes, such as `chrome-extension://<id>/…`. */
const FOREIGN = /^(?!https?:|app:)([a-z][a-z\d+.-]*):/i;

/** Scrubs an absolute URL: path as in scrubPath, no host, which may be a referrer's. `app://` is Sentry's scheme for a site's files. */
export function scrubAddress(address: string): string {
  if (address.startsWith('/') && !address.startsWith('//')) return scrubPath(address);
  const [, scheme] = FOREIGN.exec(address) ?? [];
  if (scheme) return `${scheme.toLowerCase()}://[elsewhere]`;
  const path = address.replace(/^(?:https?:|app:)?\/\/[^/?#]*/i, '');
  if (path === address) return '[address]';
  return `app://${scrubPath(path === '' || !path.startsWith('/') ? '/' : path)}`;
}

/** Longer URLs are not matched as files. */
const MAX_ADDRESS_LENGTH = 1000;
/** A file of the server, without its location on disk. */
const SERVER_FILE = /^(?:file:\/\/)?\/.*?(\/(?:node_modules|server)\/[\w@./[\]+-]{1,200}\.[cm]?[jt]sx?)$/;

/** Scrubs a script's URL in a stack trace. Another site's host stays, because its script runs in the page. */
export function scrubFile(address: string): string {
  const [, file] = (address.length <= MAX_ADDRESS_LENGTH && SERVER_FILE.exec(address.replace(/^app:\/\//, '/'))) || [];
  if (file) return `app://${file}`;
  if (/^(?:<anonymous>|\[native code\]|node:[\w/]{1,80}|https:\/\/[a-z\d_.:-]{1,100}\/\[script\])$/.test(address))
    return address;
  const scrubbed = scrubAddress(address);
  const [, host] = /^https?:\/\/([\w.:-]{1,100})(?:\/|$)/i.exec(address) ?? [];
  return scrubbed === 'app:///[page]' && host ? `https://${host.toLowerCase()}/[script]` : scrubbed;
}
