import type { TransformTools } from '@/bridge/wordpress/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { ContributorCardFieldsFragment } from '@/gql/graphql';
import { plainTitle } from './text';

type Profile = NonNullable<ContributorCardFieldsFragment['contributorProfile']>;

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
export function contributorView(node: ContributorCardFieldsFragment, tools: TransformTools): ContributorView {
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
