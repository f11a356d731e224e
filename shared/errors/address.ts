/** What may be said of an address: a page's tells what somebody read about, so it is replaced by the template's name. */

const PLACE = /^\[[a-z\d-]{1,40}\]$/;

/** A page in a report: by its template, as Next writes a route. */
export const placePath = (template: string | undefined): string =>
  `/[${/^[a-z\d-]{1,40}$/.test(template ?? '') ? template : 'page'}]`;

/** A server's addresses, by what stands before the last part; what stands there is a name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/image\b/, '/_next/image'],
  [/^\/media\//, '/media/[file]'],
  [/^\/brands\//, '/brands/[file]'],
  [/^\/fonts\//, '/fonts/[file]'],
];

/** Scripts and routes of this project: nothing in them is a visitor's. A route's own names stand in brackets. */
const CODE = /^\/browser\/[a-z\d._-]{1,100}\.js$/;
const ROUTE = /^\/api\/[a-z-]{1,40}(?:\/[a-z-]{1,40})?\/?$/;
const NEXT_ROUTE = /^\/(?:[a-z_-]{1,40}\/)*\[\[?[.\w]{1,60}\]?\]$/;

/**
 * What of a path may be said; query and fragment never. Given again, an answer stays what it is.
 * @returns the path, or what stands for it
 */
export function scrubPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  if (path === '/') return path;
  if (CODE.test(path) || ROUTE.test(path) || NEXT_ROUTE.test(path) || PLACE.test(path.slice(1))) return path;
  const named = NAMED.find(([form, shown]) => form.test(path) || path === shown);
  return named ? named[1] : '/[page]';
}

/** Browsers' own and extensions': `chrome-extension://<id of somebody's tool>/…`. */
const FOREIGN = /^(?!https?:|app:)([a-z][a-z\d+.-]*):/i;

/**
 * The same of a whole address. Its host goes, too: it may be one that a visitor came from. `app://` is how Sentry names
 * files of a site, wherever that is.
 */
export function scrubAddress(address: string): string {
  if (address.startsWith('/') && !address.startsWith('//')) return scrubPath(address);
  const [, scheme] = FOREIGN.exec(address) ?? [];
  if (scheme) return `${scheme.toLowerCase()}://[elsewhere]`;
  const path = address.replace(/^(?:https?:|app:)?\/\/[^/?#]*/i, '');
  if (path === address) return '[address]';
  return `app://${scrubPath(path === '' || !path.startsWith('/') ? '/' : path)}`;
}

/** A longer address is no file's. */
const LONGEST_FILE = 1000;
/** A server's file, wherever that has its folders. */
const SERVER_FILE = /^(?:file:\/\/)?\/.*?(\/(?:node_modules|server)\/[\w@./[\]+-]{1,200}\.[cm]?[jt]sx?)$/;

/** Of a script in a stack: whose it is may be said, as it runs in the page or the server. */
export function scrubFile(address: string): string {
  const [, file] = (address.length <= LONGEST_FILE && SERVER_FILE.exec(address.replace(/^app:\/\//, '/'))) || [];
  if (file) return `app://${file}`;
  if (/^(?:<anonymous>|\[native code\]|node:[\w/]{1,80}|https:\/\/[a-z\d_.:-]{1,100}\/\[script\])$/.test(address))
    return address;
  const scrubbed = scrubAddress(address);
  const [, host] = /^https?:\/\/([\w.:-]{1,100})(?:\/|$)/i.exec(address) ?? [];
  return scrubbed === 'app:///[page]' && host ? `https://${host.toLowerCase()}/[script]` : scrubbed;
}
