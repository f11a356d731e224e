import type { PersonLeaf } from 'schema-dts';
import type { BylineView } from '@/components/Byline/Byline';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { SiteConfig } from '@/site-config/types';
import { ROLES } from '../byline';
import { absolute, partRef, type Ref } from './ids';

/** Returns a person's node, with a global id if the person has a URL. */
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
  roles: Bylines;
  /** Nodes of people without a page. */
  people: PersonLeaf[];
}

/** Returns a page's author, editor and reviewer as its byline shows them, each person once (wp-templates/shared/byline.ts). */
export function bylineNodes(site: SiteConfig, { people }: BylineView): BylinePeople {
  const found = (role: string) => people.find((one) => one.role === role);
  const named = (role: string): PersonLeaf | Ref | undefined => {
    const view = found(role);
    if (!view) return undefined;
    return view.url ? partRef(site, view.url, 'person') : person(site, view);
  };
  const [author, editor, reviewedBy] = [named(ROLES.author), named(ROLES.editor), named(ROLES.reviewer)];
  return {
    roles: { ...(author && { author }), ...(editor && { editor }), ...(reviewedBy && { reviewedBy }) },
    people: people.filter(({ url }) => url).map((view) => person(site, view)),
  };
}
