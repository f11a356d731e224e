import { graphql } from '@/gql';
import { site } from '@/site-config/site';
import { isProtected } from '../shared/article';
import { defineTemplate, seedId } from '../shared/define-template';
import { linkView } from '../shared/links';
import { editorsFields, pageInfo } from '../shared/page-info';
import { partOf, prose } from '../shared/prose';
import { personNode, profile } from '../shared/structured-data/people';
import { contributorView, contributorCategories, isCategoryOf } from '../shared/team';
import { ContributorPage, profileTitle, type ProfileView } from './View';

import type { PersonLeaf } from 'schema-dts';
import type { AddressContext, Bylines, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ArticleListView } from '@/components/ArticleList/ArticleList';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { RelatedFieldsFragment, GetContributorQuery } from '@/gql/graphql';

/** Articles of each list; three lists are within WPGraphQL's limit of 100. */
const MAX_ARTICLES = 30;

const TITLES = [
  ['written', 'Articles by'],
  ['reviewed', 'Reviewed by'],
  ['edited', 'Edited by'],
] as const satisfies [keyof Bylines, string][];

/** Returns the ids to query; '0' for none, because WordPress answers an empty list with all posts. */
function bylineIds({ bylines }: Pick<AddressContext, 'bylines'>): string[] {
  const ids = TITLES.flatMap(([role]) => bylines?.[role].ids.slice(0, MAX_ARTICLES) ?? []);
  return ids.length ? ids.map(String) : ['0'];
}

/** Id of the list of a person's own articles. */
export const WRITTEN = 'credits-written';

type Articles = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;

/** Returns a person's articles by role, without empty lists. */
function bylineLists(
  name: string,
  { bylines }: Pick<AddressContext, 'bylines'>,
  articles: Articles,
  tools: TransformTools,
): ArticleListView[] {
  if (!bylines) return [];
  const byId = new Map<number | undefined, LinkView | null>(
    articles?.nodes.map((node) => [node?.databaseId, node && linkView(node, tools)]),
  );
  return TITLES.flatMap(([role, title]) => {
    const links = bylines[role].ids.slice(0, MAX_ARTICLES).flatMap((id) => byId.get(id) ?? []);
    return links.length
      ? [{ id: `credits-${role}`, title: `${title} ${name}`, articles: links, count: bylines[role].found }]
      : [];
  });
}

/** A contributor's profile, and the articles with their byline. */
const CONTRIBUTOR_QUERY = graphql(`
  query GetContributor($id: ID!, $articles: [ID]) {
    contributor: footbridgeContributor(id: $id, idType: DATABASE_ID) {
      ...ContributorCardFields
      contributorProfile: footbridgeContributorProfile {
        linkedin
        ...ContributorCategoriesFields
      }
      content
      excerpt
      contentTypeName
      isRestricted
      ...VisitFields
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
    articles: contentNodes(first: 100, where: { in: $articles }) {
      nodes {
        ...RelatedFields
      }
    }
  }
`);

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

/** A contributor's profile (specification, section 2 "/contributors/{post_name}/"). */
export const contributorTemplate = defineTemplate({
  query: CONTRIBUTOR_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), articles: bylineIds(address) }),
  transform: (data, tools, address) => {
    const node = data.contributor;
    if (!node) return null;
    const shown = partOf(node, tools, address);
    if (!shown) return null;
    const hidden = isProtected(node);
    const person = contributorView({ ...node, isRestricted: hidden }, tools);
    const title = [person.name, person.credentials].filter(Boolean).join(', ');
    const summary = hidden ? null : tools.excerpt(node) || node.content;
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
  },
  View: ContributorPage,
  /** Describes a protected one only by name. */
  describe: (view, setting) => {
    const { person: shown, linkedin, brands, lists } = view;
    const somebody: PersonLeaf = {
      ...personNode(setting.site, shown),
      ...(linkedin && { sameAs: linkedin }),
      ...(brands.length > 0 && {
        affiliation: brands.map((name) => ({ '@type': 'MedicalOrganization' as const, name })),
      }),
    };
    const written = lists.find(({ id }) => id === WRITTEN)?.articles ?? [];
    // All parts of a long text are about the same person.
    const own = { ...setting, path: shown.url ?? setting.path };
    return profile({ title: profileTitle(view), trail: [] }, somebody, written, own);
  },
});
