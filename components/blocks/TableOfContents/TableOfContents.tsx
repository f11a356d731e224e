import { useContext } from 'react';
import { PageContext } from '@/components/page-context';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** Links to the page's headings. */
export const tableOfContents = defineBlock({
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
});
