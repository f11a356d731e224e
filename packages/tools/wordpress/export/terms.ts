import { TAXONOMIES } from '@footbridge/embedded/fields/declared';
import type { TermEntity } from '@footbridge/embedded/store/types';
import type { Content } from './content';
import { type Xml, element } from './xml';

/** Terms of a taxonomy, each after its parent. */
function inOrder({ store }: Content, taxonomy: TermEntity['taxonomy']): TermEntity[] {
  const depth = ({ parentId }: TermEntity): number => {
    const above = store.term(parentId);
    return above ? depth(above) + 1 : 0;
  };
  return [...store.termsOf(taxonomy)].toSorted((a, b) => depth(a) - depth(b));
}

/** Returns the terms of all taxonomies but post formats, which are created with the first post that has one. */
export const termElements = (content: Content): Xml[] =>
  Object.keys(TAXONOMIES)
    .filter((name) => name !== 'post_format')
    .flatMap((name) => inOrder(content, name))
    .map(({ id, taxonomy, slug, parentId, name, description }) =>
      element('wp:term', [
        element('wp:term_id', id),
        element('wp:term_taxonomy', taxonomy),
        element('wp:term_slug', slug),
        element('wp:term_parent', content.store.term(parentId)?.slug ?? ''),
        element('wp:term_name', name),
        element('wp:term_description', description),
      ]),
    );
