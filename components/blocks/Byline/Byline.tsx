import { useContext } from 'react';
import { Byline } from '@/components/Byline/Byline';
import { PageContext } from '@/components/page-context';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** The page's byline. */
export const byline = defineBlock({
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
});
