import { elements, type Document } from './tree';

const BASE = 'http://page.invalid';
/** WordPress's GraphQL endpoint, which WordPress takes for the page's address while it renders a text. */
const ENDPOINT = /^\/(?:.+\/)?(?:index\.php|graphql)\/?$/;
/** The endpoint's own parameter, and the one that WordPress adds to links to a loop's first page. */
const PARAMETER = /^(?:graphql|cst)(?:=|$)/;
/** An absolute address or path, a fragment, or nothing. */
const IS_COMPLETE = /^(?:[a-z][a-z0-9+.-]*:|\/|#|$)/i;

const isInternal = (parameter: string): boolean => PARAMETER.test(parameter);

/** Returns a link that is relative to its page as a path, and one to the GraphQL endpoint as one to the page. */
function completeLink(written: string, page: string): string {
  const isRelative = !IS_COMPLETE.test(written);
  if (!isRelative && !written.includes('graphql')) return written;
  if (!URL.canParse(written, BASE + page)) return written;
  const { pathname, search, hash } = new URL(written, BASE + page);
  const parameters = search.slice(1).split('&').filter(Boolean);
  const isEndpoint = ENDPOINT.test(pathname) && (pathname.includes('/graphql') || parameters.some(isInternal));
  if (!isRelative && !isEndpoint) return written;
  const others = parameters.filter((parameter) => !isInternal(parameter)).join('&');
  return `${isEndpoint ? page : pathname}${others && `?${others}`}${hash}`;
}

/** Completes links that are relative to the text's page (`?show=all`); without a page they lose their address. */
export function completeLinks(root: Document, page: string | undefined): void {
  for (const { attribs } of elements(root, 'a')) {
    const written = attribs.href?.trim();
    if (written === undefined) continue;
    const link = completeLink(written, page ?? '/');
    if (link === written) continue;
    if (page === undefined) delete attribs.href;
    else attribs.href = link;
  }
}
