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

/** Of an avatar WordPress keeps several sizes: URLs on this site, the smallest first, square ones where there are any. */
function avatarUrls(avatar: Profile['avatar'] | undefined, tools: TransformTools): string[] {
  const node = avatar?.node;
  if (!node?.sourceUrl) return [];
  const { width, height, sizes } = node.mediaDetails ?? {};
  const all = [{ width, height, sourceUrl: node.sourceUrl }, ...(sizes ?? [])].flatMap((size) => {
    const image = tools.image({ sourceUrl: size?.sourceUrl });
    // WordPress writes the sizes' dimensions as text.
    return image ? [{ src: image.src, width: Number(size?.width ?? 0), height: Number(size?.height ?? 0) }] : [];
  });
  const square = all.filter((size) => size.width > 0 && size.width === size.height);
  const urls = (square.length > 0 ? square : all).toSorted((a, b) => a.width - b.width).map((size) => size.src);
  return [...new Set(urls)];
}

/** A contributor as views draw one (specification, section 3): display_name is the title. */
export function contributorView(node: ContributorFieldsFragment, tools: TransformTools): ContributorView {
  const profile = node.contributorProfile;
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
 * @returns groups by name, each sorted (specification, section 5); people without any category are in none
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
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, members]) => ({ name, people: members.toSorted(byOrderThenName).map(({ person }) => person) }));
}
