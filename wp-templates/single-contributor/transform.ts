import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { ArticleListView } from '@/components/ArticleList/ArticleList';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { GetContributorQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { isProtected } from '../shared/article';
import { contributorView } from '../shared/contributors';
import { editorsFields, pageInfo } from '../shared/page-info';
import { partOf, prose, type PartView } from '../shared/prose';
import { contributorCategories, isCategoryOf } from '../shared/team';
import { bylineLists } from './bylines';

export interface ProfileView {
  person: ContributorView;
  linkedin: string | null;
  /** Categories on this brand. */
  teams: string[];
  /** Full names of the brands, this one first; empty if it is the only one. */
  brands: string[];
  html: string;
  parts: PartView | null;
  isProtected: boolean;
  /** Non-empty lists of articles. */
  lists: ArticleListView[];
}

type Contributor = NonNullable<GetContributorQuery['contributor']>;

/** Returns a person's teams on this brand, and the person's brands. */
function places(node: Contributor): Pick<ProfileView, 'teams' | 'brands'> {
  const categories = contributorCategories(node.contributorProfile);
  const here = categories.filter((category) => isCategoryOf(site.code, category));
  const labels = new Set(categories.flatMap(({ locations }) => locations.map(({ label }) => label)));
  const elsewhere = [...labels].filter((label) => label !== site.fullName).toSorted((a, b) => a.localeCompare(b, 'en'));
  const brands = elsewhere.length && labels.has(site.fullName) ? [site.fullName, ...elsewhere] : elsewhere;
  return { teams: [...new Set(here.map(({ name }) => name))], brands };
}

/** Transforms a contributor's profile (specification, section 2 "/contributors/{post_name}/"). */
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
  const title = [person.name, person.credentials].filter(Boolean).join(', ');
  const summary = hidden ? null : node.excerpt || node.content;
  return {
    page: pageInfo(
      { id: node.databaseId, uri: node.uri, title, summary, part: shown.parts?.part, ...editorsFields(node, hidden) },
      tools,
    ),
    view: {
      person,
      linkedin: hidden ? null : tools.link(node.contributorProfile?.linkedin),
      ...(hidden ? { teams: [], brands: [] } : places(node)),
      html: prose(shown.content, tools, node.databaseId).html,
      parts: shown.parts,
      isProtected: hidden,
      lists: hidden ? [] : bylineLists(person.name, address, data.articles, tools),
    },
  };
}
