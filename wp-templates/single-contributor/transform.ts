import type { AddressContext, TransformResult, TransformTools } from '@/bridge/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { GetContributorQuery } from '@/gql/graphql';
import { isProtected } from '../shared/article';
import { contributorView } from '../shared/contributors';
import { type LinkView, relatedLinks } from '../shared/links';
import { otherPageInfo } from '../shared/page-info';
import { partOf, prose, type PartView } from '../shared/prose';

export interface ProfileView {
  person: ContributorView;
  linkedin: string | null;
  html: string;
  parts: PartView | null;
  isProtected: boolean;
  /** Articles this person wrote, edited or reviewed; the newest first. */
  articles: LinkView[];
}

type Post = NonNullable<GetContributorQuery['posts']>['nodes'][number];

function names(post: Post, id: number): boolean {
  const byline = post.bylineInfo;
  return [byline?.author, byline?.editor, byline?.reviewer].some((role) => role?.nodes.some((node) => node.databaseId === id));
}

/** A contributor's profile (specification, section 2 "/contributors/{post_name}/"). */
export function transformContributor(
  data: GetContributorQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ProfileView> | null {
  const node = data.contributor;
  if (!node) return null;
  const shown = partOf(node, tools, address);
  if (!shown) return null;
  const hidden = isProtected(node);
  const person = contributorView({ ...node, isRestricted: hidden }, tools);
  const own = data.posts?.nodes.filter((post) => names(post, node.databaseId)) ?? [];
  const title = [person.name, person.credentials].filter(Boolean).join(', ');
  return {
    page: otherPageInfo(
      { id: node.databaseId, uri: node.uri, title, summary: hidden ? null : node.excerpt || node.content, seo: hidden ? null : node.seo, part: shown.parts?.part },
      tools,
    ),
    view: {
      person,
      linkedin: hidden ? null : tools.link(node.contributorProfile?.linkedin),
      html: prose(shown.content, tools, node.databaseId).html,
      parts: shown.parts,
      isProtected: hidden,
      articles: hidden ? [] : relatedLinks(node.databaseId, [{ nodes: own }], tools, 12),
    },
  };
}
