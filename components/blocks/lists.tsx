/** What WordPress has elsewhere: lists, and what is chosen of them. */
import { useContext } from 'react';
import styled from 'styled-components';
import { ComparisonChart } from '@/components/ComparisonChart/ComparisonChart.island';
import { ContributorList } from '@/components/ContributorCard/ContributorCard';
import { FacilityCard } from '@/components/FacilityCard/FacilityCard';
import { FacilitiesSection } from '@/components/FacilityList/FacilityList';
import { Introduction } from '@/components/Introduction/Introduction';
import { Island } from '@/components/Island/Island';
import { PageContext } from '@/components/page-context';
import { ArticlesSection } from '@/components/PostList/PostList';
import { ReviewsSection } from '@/components/ReviewQuotes/ReviewQuotes';
import { BandContext, Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { site } from '@/site-config/site';
import { stateOf } from '@/site-config/states';
import { comparison, isComparable } from '@/wp-templates/shared/comparison';
import { contributorView, contributorGroups, leadingPeople } from '@/wp-templates/shared/team';
import {
  accreditationNames,
  facilityCard as cardOf,
  facilityCards,
  leadingCards,
  openDetails,
} from '@/wp-templates/shared/facilities';
import { mapPlace } from '@/wp-templates/shared/map';
import { postCards } from '@/wp-templates/shared/post-cards';
import { averageRating, reviewsOf, reviewViews, shortReviews } from '@/wp-templates/shared/reviews';
import { isListed } from '@footbridge/shared/listed';
import { defineBlock } from './define-block';
import { Spaced } from './Spaced.styles';

/** Whether two texts name the same state, by its name or its letters. */
const isSameState = (one: string, other: string | null | undefined): boolean =>
  (stateOf(one)?.abbreviation ?? one.trim()) === (stateOf(other ?? '')?.abbreviation ?? other?.trim());

const Card = styled(Spaced)`
  max-width: 30rem;
`;

export const listBlocks = {
  /** The newest articles. */
  'footbridge/articles': defineBlock({
    attributes: blockAttributes['footbridge/articles'],
    needs: () => ({ articles: true }),
    data(answer, { number }, tools) {
      const listed = (answer.articles?.nodes ?? []).filter(isListed).slice(0, number);
      const posts = postCards(listed, tools);
      return posts.length > 0 ? posts : null;
    },
    Block: ({ attributes: { heading }, data }) => <ArticlesSection heading={heading} posts={data} />,
  }),
  /** Compares facilities: their treatment, their amenities, or both. */
  'footbridge/comparison-chart': defineBlock({
    attributes: blockAttributes['footbridge/comparison-chart'],
    needs: () => ({ comparison: true }),
    data(answer, { chart, facilities }, tools) {
      const nodes = (answer.compared?.nodes ?? []).filter(
        (node) => facilities.length === 0 || (node && facilities.includes(node.databaseId)),
      );
      const compared = comparison(nodes, tools);
      const charts = compared.charts.filter(({ id }) => chart === 'both' || id === chart);
      const view = { ...compared, charts };
      return isComparable(view) ? view : null;
    },
    Block: function Compared({ data }) {
      const chart = <Island name="ComparisonChart" when="visible" of={ComparisonChart} props={data} />;
      return useContext(BandContext) ? chart : <Spaced>{chart}</Spaced>;
    },
  }),
  /** The brand's facilities, all or those of a state, as a list and on a map. */
  'footbridge/facilities': defineBlock({
    attributes: blockAttributes['footbridge/facilities'],
    needs: () => ({ facilities: true }),
    data(answer, { state, number, layout, map }, tools) {
      const nodes = (answer.facilities?.nodes ?? []).flatMap((node) =>
        node && (!state.trim() || isSameState(state, openDetails(node)?.state)) ? node : [],
      );
      const all = facilityCards(nodes, tools);
      const cards = layout === 'rows' ? all.slice(0, number || undefined) : leadingCards(all, number);
      if (cards.length === 0) return null;
      const places = cards.flatMap(({ id, name, url }) => {
        const node = nodes.find(({ databaseId }) => databaseId === id);
        return (map && node && mapPlace(openDetails(node), name, url)) || [];
      });
      return { cards, places };
    },
    facts: ({ cards }) => ({ facilities: cards }),
    Block: ({ attributes: { heading, layout, more }, data: { cards, places } }) => (
      <FacilitiesSection
        heading={heading}
        facilities={cards}
        isRows={layout === 'rows'}
        places={places}
        hasMore={more}
      />
    ),
  }),
  /** A chosen facility's card. */
  'footbridge/facility-card': defineBlock({
    attributes: blockAttributes['footbridge/facility-card'],
    needs: ({ facility }) => (facility > 0 ? { facilities: [facility] } : {}),
    data(answer, { facility }, tools) {
      const node = answer.facilities?.nodes.find((one) => one?.databaseId === facility);
      return node ? cardOf(node, tools) : null;
    },
    facts: (card) => ({ facilities: [card] }),
    Block: ({ data }) => (
      <Card>
        <FacilityCard facility={data} />
      </Card>
    ),
  }),
  /** A text beside the brand's figures and its facilities' accreditations. */
  'footbridge/introduction': defineBlock({
    attributes: blockAttributes['footbridge/introduction'],
    needs: () => ({ facilities: true }),
    data: (answer) => ({
      accreditations: accreditationNames(
        (answer.facilities?.nodes ?? []).flatMap((node) => (node ? openDetails(node)?.accreditations : [])),
      ),
    }),
    Block: ({ data: { accreditations }, children }) => (
      <Introduction accreditations={accreditations}>{children}</Introduction>
    ),
  }),
  /** People: those chosen, those of a role, or the first of the largest groups. */
  'footbridge/people': defineBlock({
    attributes: blockAttributes['footbridge/people'],
    needs: () => ({ people: true }),
    data(answer, { people: ids, role, number }, tools) {
      const nodes = answer.contributors?.nodes ?? [];
      if (ids.length > 0) {
        const chosen = ids.flatMap((id) => nodes.find((node) => node?.databaseId === id && !node.isRestricted) ?? []);
        return chosen.length > 0 ? chosen.map((node) => contributorView(node, tools)) : null;
      }
      const groups = contributorGroups(nodes, site.code, tools);
      const wanted = role.trim().toLowerCase();
      const found = wanted
        ? groups.find(({ name }) => name.toLowerCase() === wanted)?.people.slice(0, number)
        : leadingPeople(groups, number);
      return found && found.length > 0 ? found : null;
    },
    Block: ({ attributes: { heading }, data }) => (
      <Section title={heading}>
        <ContributorList people={data} />
      </Section>
    ),
  }),
  /** Reviews of a source as quotes, with the page's rating, or the source's. */
  'footbridge/reviews': defineBlock({
    attributes: blockAttributes['footbridge/reviews'],
    readsPage: true,
    needs: () => ({ reviews: true }),
    data(answer, { source, number }, tools) {
      const nodes = reviewsOf(answer.reviews?.nodes, source);
      const quotes = shortReviews(reviewViews(nodes, tools), number);
      return quotes.length > 0 ? { quotes, average: source === '' ? null : averageRating(nodes) } : null;
    },
    facts: ({ quotes }) => ({ reviews: quotes }),
    Block: function Reviews({ attributes: { heading, source, lead, rating, more }, data: { quotes, average } }) {
      const page = useContext(PageContext);
      const shown = source === '' ? page.rating : average;
      return (
        <ReviewsSection
          heading={heading}
          reviews={quotes}
          rating={(rating && shown) || null}
          isLead={lead}
          hasMore={more}
        />
      );
    },
  }),
};
