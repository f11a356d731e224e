/** Host name prefixes of the editors' sites. A link to one means the public site (specification, section 7). */
export const ADMIN_PREFIX = /^(?:stagingadmin|admin|local)\./;

/** Returns a host name without `www.` and admin prefixes, in lower case. */
export function publicHost(host: string): string {
  return host
    .toLowerCase()
    .replace(ADMIN_PREFIX, '')
    .replace(/^www\./, '');
}
