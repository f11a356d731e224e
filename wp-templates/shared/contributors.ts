import type { TransformTools } from '@/bridge/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { ContributorFieldsFragment } from '@/gql/graphql';
import type { SiteCode } from '@/site-config/types';
import { plainTitle } from './text';

export interface ContributorGroup {
  name: string;
  people: ContributorView[];
}

type Profile = NonNullable<ContributorFieldsFragment['contributorProfile']>;

/** The sizes WordPress keeps of an avatar, the smallest first. */
function avatarUrls(avatar: Profile['avatar'] | undefined, tools: TransformTools): string[] {
  const node = avatar?.node;
  const { width, sizes } = node?.mediaDetails ?? {};
  const urls = [{ width, sourceUrl: node?.sourceUrl }, ...(sizes ?? [])]
    // The original's width is a number, the sizes' widths are text.
    .map((size) => ({ width: Number(size?.width ?? 0), src: tools.image({ sourceUrl: size?.sourceUrl })?.src }))
    .toSorted((a, b) => a.width - b.width)
    .flatMap(({ src }) => src ?? []);
  return [...new Set(urls)];
}

/** A contributor as views draw one (specification, section 3): display_name is the title. */
export function contributorView(node: ContributorFieldsFragment, tools: TransformTools): ContributorView {
  // Behind a password only the name is public, though WordPress hands out the rest.
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
  nodes: (ContributorFieldsFragment | null)[] | null | undefined,
  code: SiteCode,
  tools: TransformTools,
): ContributorGroup[] {
  const groups = new Map<string, Ordered[]>();
  for (const node of nodes ?? []) {
    for (const category of node?.contributorProfile?.categories ?? []) {
      const name = category?.categoryName?.trim();
      const here = !category?.location?.length || category.location.includes(code);
      if (!node || !name || !here) continue;
      const members = groups.get(name) ?? [];
      members.push({ order: category?.order ?? null, person: contributorView(node, tools) });
      groups.set(name, members);
    }
  }
  return [...groups]
    .toSorted(([a, { length: ofA }], [b, { length: ofB }]) => ofB - ofA || a.localeCompare(b, 'en'))
    .map(([name, members]) => ({ name, people: members.toSorted(byOrderThenName).map(({ person }) => person) }));
}
