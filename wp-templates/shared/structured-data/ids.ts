import type { SiteConfig } from '@/site-config/types';

/** A node's id: the URL of what it describes, with a fragment. */
export interface Ref {
  '@id': string;
}

/** Returns a path's absolute URL on the brand's domain; other URLs unchanged. */
export function absolute({ domain }: Pick<SiteConfig, 'domain'>, path: string): string {
  return path.startsWith('/') ? `https://${domain}${path}` : path;
}

/** The organization's id, the same on every page. */
export const organizationRef = (site: SiteConfig): Ref => ({ '@id': absolute(site, '/#organization') });
export const websiteRef = (site: SiteConfig): Ref => ({ '@id': absolute(site, '/#website') });

/** Returns the id of a part of a page, without the path's query. */
export function partRef(site: SiteConfig, path: string, part: string): Ref {
  return { '@id': `${absolute(site, path).replace(/[?#].*$/s, '')}#${part}` };
}
