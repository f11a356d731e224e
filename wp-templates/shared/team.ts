import type { TransformTools } from '@/bridge/wordpress/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { ContributorCategoriesFieldsFragment, TeamMemberFieldsFragment } from '@/gql/graphql';
import { SITE_NAMES } from '@/site-config/site-names';
import type { SiteCode } from '@/site-config/types';
import { contributorView } from './contributors';

export interface ContributorGroup {
  name: string;
  people: ContributorView[];
}

export interface CategoryView {
  name: string;
  /** Null: behind those that have one. */
  order: number | null;
  /** Empty: on all brands. */
  locations: { code: string; label: string }[];
}

/** A code that is no brand of ours is its own label: its category is somewhere else, not everywhere. */
function labelOf(code: string): string {
  return Object.entries(SITE_NAMES).find(([known]) => known === code)?.[1] ?? code;
}

/** Where a person stands (specification, section 3 "categories"); a location's label is its brand's full name. */
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

/** Does a category count on a brand? One without locations counts on all. */
export function isCategoryOf(code: SiteCode, { locations }: CategoryView): boolean {
  return locations.length === 0 || locations.some((location) => location.code === code);
}

interface Ordered {
  order: number | null;
  person: ContributorView;
}

/** By the category's order; without one after those with one; then by name (specification, section 5). */
function byOrderThenName(a: Ordered, b: Ordered): number {
  const order = (a.order ?? Infinity) - (b.order ?? Infinity);
  // Infinity less Infinity is no number: neither has an order.
  return order || a.person.name.localeCompare(b.person.name, 'en');
}

/**
 * Contributors by category, as this brand shows them: a category with locations counts only on the brands it names.
 * @returns the largest group first, each sorted (specification, section 5); people without any category are in none
 */
export function contributorGroups(
  nodes: readonly (TeamMemberFieldsFragment | null)[] | null | undefined,
  code: SiteCode,
  tools: TransformTools,
): ContributorGroup[] {
  const groups = new Map<string, Map<number, Ordered>>();
  for (const node of nodes ?? []) {
    // A person behind a password has a name and no place.
    if (!node || node.isRestricted) continue;
    for (const category of contributorCategories(node.contributorProfile)) {
      if (!isCategoryOf(code, category)) continue;
      const members = groups.get(category.name) ?? new Map<number, Ordered>();
      // Named twice in one category, a person stands once, where the first says.
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
