import type { PersonLeaf } from 'schema-dts';
import type { BylineView } from '@/components/Byline/Byline';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { SiteConfig } from '@/site-config/types';
import { ROLES } from '../byline';
import type { Described, Setting } from './described';
import { absolute, partRef, type Ref } from './ids';

/** Returns a person's node, with a global id if the person has a URL. */
export function personNode(
  site: SiteConfig,
  { name, url, jobTitle, credentials, avatar }: ContributorView,
): PersonLeaf {
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

/**
 * Returns a page's author, editor and reviewer as its byline shows them, each person once (wp-templates/shared/byline.ts), and the nodes
 * of those with a page.
 */
export function bylineNodes(site: SiteConfig, { people }: BylineView) {
  const found = (role: string) => people.find((one) => one.role === role);
  const named = (role: string): PersonLeaf | Ref | undefined => {
    const view = found(role);
    if (!view) return undefined;
    return view.url ? partRef(site, view.url, 'person') : personNode(site, view);
  };
  const [author, editor, reviewedBy] = [named(ROLES.author), named(ROLES.editor), named(ROLES.reviewer)];
  return {
    roles: { ...(author && { author }), ...(editor && { editor }), ...(reviewedBy && { reviewedBy }) },
    people: people.filter(({ url }) => url).map((view) => personNode(site, view)),
  };
}

/** Describes a person's page and articles. */
export function profile(
  page: Omit<Described, 'type' | 'share'>,
  somebody: PersonLeaf,
  written: readonly { title: string; url: string }[],
  { site, path }: Setting,
): Described {
  const ref = partRef(site, path, 'person');
  const hasPart = written.map(({ title, url }) => ({
    '@type': 'Article' as const,
    headline: title,
    url: absolute(site, url),
    author: ref,
  }));
  return {
    ...page,
    type: 'ProfilePage',
    share: 'profile',
    mainEntity: ref,
    nodes: [{ ...somebody, ...ref, url: absolute(site, path) }],
    hasPart,
  };
}
