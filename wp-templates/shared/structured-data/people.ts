import type { PersonLeaf } from 'schema-dts';
import type { BylineView } from '@/components/Byline/Byline';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { SiteConfig } from '@/site-config/types';
import { ROLES } from '../byline';
import { absolute, partRef, type Ref } from './ids';

/** Somebody as a card shows them; with an address, the same person on every page. */
export function person(site: SiteConfig, { name, url, jobTitle, credentials, avatar }: ContributorView): PersonLeaf {
  const picture = avatar.at(-1);
  return {
    '@type': 'Person',
    ...(url && { ...partRef(site, url, 'person'), url: absolute(site, url) }),
    name,
    ...(credentials && { honorificSuffix: credentials }),
    ...(jobTitle && { jobTitle }),
    ...(picture && { image: absolute(site, picture) }),
  };
}

export interface Bylines {
  author?: PersonLeaf | Ref;
  editor?: PersonLeaf | Ref;
  reviewedBy?: PersonLeaf | Ref;
}

export interface BylinePeople {
  credits: Bylines;
  /** Nodes of those whom the credits only name. */
  people: PersonLeaf[];
}

/**
 * Who wrote, edited and reviewed a page, as its byline shows it: each person once, so the editor only if another than the
 * author, and the reviewer only if another than both (wp-templates/shared/byline.ts).
 */
export function credited(site: SiteConfig, { people }: BylineView): BylinePeople {
  const found = (role: string) => people.find((one) => one.role === role);
  const named = (role: string): PersonLeaf | Ref | undefined => {
    const view = found(role);
    if (!view) return undefined;
    return view.url ? partRef(site, view.url, 'person') : person(site, view);
  };
  const [author, editor, reviewedBy] = [named(ROLES.author), named(ROLES.editor), named(ROLES.reviewer)];
  return {
    credits: { ...(author && { author }), ...(editor && { editor }), ...(reviewedBy && { reviewedBy }) },
    people: people.filter(({ url }) => url).map((view) => person(site, view)),
  };
}
