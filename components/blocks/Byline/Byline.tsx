import { useContext } from 'react';
import { Byline } from '@/components/Byline/Byline';
import { PageContext } from '@/components/page-context';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The page's byline. */
export const byline = defineBlock({
  attributes: blockAttributes['footbridge/byline'],
  Block: function PageByline() {
    const { byline: view } = useContext(PageContext);
    return view && <Byline {...view} />;
  },
});
