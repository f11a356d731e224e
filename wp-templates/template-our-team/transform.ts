import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetOurTeamQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';
import { contributorGroups, type ContributorGroup } from '../shared/team';

export interface OurTeamView extends ArticleView {
  /** Empty for a protected page. */
  team: ContributorGroup[];
}

/** Transforms the page template "Our Team": a page and the brand's people by category. */
export function transformOurTeam(
  data: GetOurTeamQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<OurTeamView> | null {
  const result = pageArticle(data.page, tools, address);
  if (!result) return null;
  const team = result.view.isProtected ? [] : contributorGroups(data.contributors?.nodes, site.code, tools);
  return { page: result.page, view: { ...result.view, team } };
}
