import type { TransformResult, TransformTools } from '@/bridge/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { GetContributorQuery } from '@/gql/graphql';
import { isProtected } from '../shared/article';
import { contributorView } from '../shared/contributors';
import { type LinkView, relatedLinks } from '../shared/links';
import { otherPageInfo } from '../shared/page-info';

export interface ProfileView {
  person: ContributorView;
  linkedin: string | null;
  html: string;
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
export function transformContributor(data: GetContributorQuery, tools: TransformTools): TransformResult<ProfileView> | null {
  const node = data.contributor;
  if (!node) return null;
  const hidden = isProtected(node);
  const person = contributorView({ ...node, isRestricted: hidden }, tools);
  const own = data.posts?.nodes.filter((post) => names(post, node.databaseId)) ?? [];
  const title = [person.name, person.credentials].filter(Boolean).join(', ');
  return {
    page: otherPageInfo(
      { id: node.databaseId, uri: node.uri, title, summary: hidden ? null : node.excerpt || node.content, seo: hidden ? null : node.seo },
      tools,
    ),
    view: {
      person,
      linkedin: hidden ? null : tools.link(node.contributorProfile?.linkedin),
      html: tools.html(node.content).html,
      isProtected: hidden,
      articles: hidden ? [] : relatedLinks(node.databaseId, [{ nodes: own }], tools, 12),
    },
  };
}
