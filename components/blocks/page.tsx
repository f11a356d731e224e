/** What blocks show of their own page. */
import { useContext } from 'react';
import { Byline } from '@/components/Byline/Byline';
import { Hero } from '@/components/Hero/Hero';
import { PageContext } from '@/components/page-context';
import { Rating } from '@/components/Rating/Rating';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { blockAttributes } from '@/gql/blocks';
import { listedLinks } from '@/wp-templates/shared/related';
import { averageRating, reviewsOf } from '@/wp-templates/shared/reviews';
import { defineBlock } from './define-block';
import { Spaced } from './Spaced.styles';

export const pageBlocks = {
  /** The page's byline. */
  'footbridge/byline': defineBlock({
    attributes: blockAttributes['footbridge/byline'],
    readsPage: true,
    Block: function PageByline() {
      const { byline: view } = useContext(PageContext);
      return (
        view && (
          <Spaced>
            <Byline {...view} />
          </Spaced>
        )
      );
    },
  }),
  /** The page's title over its picture. */
  'footbridge/hero': defineBlock({
    attributes: blockAttributes['footbridge/hero'],
    readsPage: true,
    Block: function PageHero({ attributes: { sentence, insurance } }) {
      const { title = '', titleHtml, picture = null } = useContext(PageContext);
      return <Hero title={title} titleHtml={titleHtml} picture={picture} sentence={sentence} callOnly={!insurance} />;
    },
  }),
  /** The page's rating; the average of the reviews of a source, or where the page has none. */
  'footbridge/rating': defineBlock({
    attributes: blockAttributes['footbridge/rating'],
    readsPage: true,
    needs: () => ({ reviews: true }),
    data: (answer, { source }) => ({ average: averageRating(reviewsOf(answer.reviews?.nodes, source)) }),
    Block: function PageRating({ attributes: { source }, data: { average } }) {
      const page = useContext(PageContext);
      const shown = (source === '' && page.rating) || average;
      return (
        shown && (
          <Spaced>
            <Rating {...shown} />
          </Spaced>
        )
      );
    },
  }),
  /** Links to chosen pages, or to those with the page's topics. */
  'footbridge/related-pages': defineBlock({
    attributes: blockAttributes['footbridge/related-pages'],
    readsPage: true,
    needs: ({ pages }) => (pages.length > 0 ? { pageIds: pages } : {}),
    data(answer, { pages }, tools) {
      const found = answer.chosenPages?.nodes ?? [];
      const chosen = pages.flatMap((id) => found.find((node) => node?.databaseId === id) ?? []);
      const links = listedLinks(chosen, tools, pages.length);
      return pages.length > 0 && links.length === 0 ? null : links;
    },
    Block: function ChosenPages({ attributes: { heading, pages }, data }) {
      const { related = [], topics = [] } = useContext(PageContext);
      return (
        <Spaced>
          {pages.length > 0 ? (
            <RelatedPages title={heading} pages={data} />
          ) : (
            <RelatedPages title={heading} pages={related} topics={topics} />
          )}
        </Spaced>
      );
    },
  }),
  /** Links to the page's headings. */
  'footbridge/table-of-contents': defineBlock({
    attributes: blockAttributes['footbridge/table-of-contents'],
    readsPage: true,
    Block: function PageContents() {
      const { headings = [] } = useContext(PageContext);
      return (
        headings.length > 0 && (
          <Spaced>
            <TableOfContents headings={headings} />
          </Spaced>
        )
      );
    },
  }),
};
