import { useContext } from 'react';
import { PageContext } from '@/components/page-context';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { blockAttributes } from '@/gql/blocks';
import { listedLinks } from '@/wp-templates/shared/related';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** Links to chosen pages, or to those with the page's topics. */
export const relatedPages = defineBlock({
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
});
