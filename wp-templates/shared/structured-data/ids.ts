import type { SiteConfig } from '@/site-config/types';

/** What a node of the graph is known by: the address of what it describes, and a fragment that says which part of it. */
export interface Ref {
  '@id': string;
}

/** A path of this site at the brand's own address; an address elsewhere stays as it is. */
export function absolute({ domain }: Pick<SiteConfig, 'domain'>, path: string): string {
  return path.startsWith('/') ? `https://${domain}${path}` : path;
}

/** The same for every page of a brand, so that all pages speak of one organization and one site. */
export const organizationRef = (site: SiteConfig): Ref => ({ '@id': absolute(site, '/#organization') });
export const websiteRef = (site: SiteConfig): Ref => ({ '@id': absolute(site, '/#website') });

/** A part of what stands at a path. Without its query: that says how a page is shown, not which. */
export function partRef(
  site: SiteConfig,
  path: string,
  part: 'page' | 'breadcrumb' | 'article' | 'list' | 'questions' | 'file' | 'facility' | 'person',
): Ref {
  return { '@id': `${absolute(site, path).replace(/[?#].*$/s, '')}#${part}` };
}
