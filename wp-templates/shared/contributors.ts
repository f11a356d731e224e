import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { ContributorCardFieldsFragment } from '@/gql/graphql';
import { plainTitle } from './text';

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
