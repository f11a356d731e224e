import { useContext } from 'react';
import { PageContext } from '@/components/page-context';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** Links to the page's headings. */
export const tableOfContents = defineBlock({
  attributes: blockAttributes['footbridge/table-of-contents'],
  Block: function PageContents() {
    const { headings = [] } = useContext(PageContext);
    return headings.length > 0 && <TableOfContents headings={headings} />;
  },
});
