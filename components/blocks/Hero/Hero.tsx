import { useContext } from 'react';
import { Hero } from '@/components/Hero/Hero';
import { PageContext } from '@/components/page-context';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The page's title over its picture. */
export const hero = defineBlock({
  attributes: blockAttributes['footbridge/hero'],
  readsPage: true,
  Block: function PageHero({ attributes: { sentence, insurance } }) {
    const { title = '', titleHtml, picture = null } = useContext(PageContext);
    return <Hero title={title} titleHtml={titleHtml} picture={picture} sentence={sentence} callOnly={!insurance} />;
  },
});
