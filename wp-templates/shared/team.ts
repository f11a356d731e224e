import { sites } from '@/site-config/brands';
import { plainTitle } from './text';

import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type {
  ContributorCardFieldsFragment,
  ContributorCategoriesFieldsFragment,
  TeamMemberFieldsFragment,
} from '@/gql/graphql';
import type { SiteCode } from '@/site-config/types';

type Profile = NonNullable<ContributorCardFieldsFragment['contributorProfile']>;

/** Returns an avatar's URLs by size, smallest first. */
function avatarUrls(avatar: Profile['avatar'] | undefined, tools: TransformTools): string[] {
  const node = avatar?.node;
  const { width, sizes } = node?.mediaDetails ?? {};
  const urls = [{ width, sourceUrl: node?.sourceUrl }, ...(sizes ?? [])]
    // The original's width is a number, the others are strings.
    .map((size) => ({ width: Number(size?.width ?? 0), src: tools.image({ sourceUrl: size?.sourceUrl })?.src }))
    .toSorted((a, b) => a.width - b.width)
    .flatMap(({ src }) => src ?? []);
  return [...new Set(urls)];
}

/** Returns a contributor's view props (specification, section 3). The display name is the title. */
export function contributorView(node: ContributorCardFieldsFragment, tools: TransformTools): ContributorView {
  // WordPress returns a protected contributor's fields; only the name is public.
  const profile = node.isRestricted ? null : node.contributorProfile;
  return {
    id: node.databaseId,
    name: plainTitle(node.title, tools),
    url: tools.link(node.uri),
    jobTitle: profile?.jobTitle?.trim() ?? '',
    credentials: profile?.credentials?.trim() ?? '',
    avatar: avatarUrls(profile?.avatar, tools),
  };
}

export interface ContributorGroup {
  name: string;
  people: ContributorView[];
}

interface CategoryView {
  name: string;
  /** Null sorts last. */
  order: number | null;
  /** Empty for all brands. */
  locations: { code: string; label: string }[];
}

/** Returns a location's label; an unknown code unchanged. */
function labelOf(code: string): string {
  return sites.find((site) => site.code === code)?.fullName ?? code;
}

/** Returns a person's categories (specification, section 3 "categories"). A location's label is its brand's full name. */
export function contributorCategories(
  profile: Partial<ContributorCategoriesFieldsFragment> | null | undefined,
): CategoryView[] {
  return (profile?.categories ?? []).flatMap((category) => {
    const name = category?.categoryName?.trim();
    if (!category || !name) return [];
    const locations = (category.location ?? []).flatMap((code) => (code ? [{ code, label: labelOf(code) }] : []));
    return [{ name, order: category.order, locations }];
  });
}

/** Returns whether a category applies to a brand; one without locations applies to all. */
export function isCategoryOf(code: SiteCode, { locations }: CategoryView): boolean {
  return locations.length === 0 || locations.some((location) => location.code === code);
}

interface Ordered {
  order: number | null;
  person: ContributorView;
}

/** Compares by order, those without one last, then by name (specification, section 5). */
function byOrderThenName(a: Ordered, b: Ordered): number {
  const order = (a.order ?? Infinity) - (b.order ?? Infinity);
  // Infinity − Infinity is NaN: neither has an order.
  return order || a.person.name.localeCompare(b.person.name, 'en');
}

/**
 * Groups contributors by the categories that apply to the brand.
 * @returns the largest group first, each sorted (specification, section 5), without people who have no category
 */
export function contributorGroups(
  nodes: readonly (TeamMemberFieldsFragment | null)[] | null | undefined,
  code: SiteCode,
  tools: TransformTools,
): ContributorGroup[] {
  const groups = new Map<string, Map<number, Ordered>>();
  for (const node of nodes ?? []) {
    // Protected people are in no group.
    if (!node || node.isRestricted) continue;
    for (const category of contributorCategories(node.contributorProfile)) {
      if (!isCategoryOf(code, category)) continue;
      const members = groups.get(category.name) ?? new Map<number, Ordered>();
      // The first entry of a person in a category wins.
      if (!members.has(node.databaseId))
        members.set(node.databaseId, { order: category.order, person: contributorView(node, tools) });
      groups.set(category.name, members);
    }
  }
  return [...groups]
    .toSorted(([a, { size: ofA }], [b, { size: ofB }]) => ofB - ofA || a.localeCompare(b, 'en'))
    .map(([name, members]) => ({
      name,
      people: [...members.values()].toSorted(byOrderThenName).map(({ person }) => person),
    }));
}

/** The largest groups, whose first people stand for the team. */
const LEADING_GROUPS = 2;

/** Returns the first people of the largest groups, each once. */
export function leadingPeople(groups: readonly ContributorGroup[], number: number): ContributorView[] {
  const ofGroup = Math.ceil(number / LEADING_GROUPS);
  const all = groups.slice(0, LEADING_GROUPS).flatMap((group) => group.people.slice(0, ofGroup));
  return [...new Map(all.map((person) => [person.id, person])).values()].slice(0, number);
}
