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

/** Taxonomies with elements of their own, and post formats, which are created with the first post that has one. */
const OTHERWISE = ['category', 'post_tag', 'post_format'];

/** Returns the terms of all taxonomies. */
export function termElements(content: Content): Xml[] {
  const parentOf = ({ parentId }: TermEntity): string => content.store.term(parentId)?.slug ?? '';
  const categories = inOrder(content, 'category').map((term) =>
    element('wp:category', [
      element('wp:term_id', term.id),
      element('wp:category_nicename', term.slug),
      element('wp:category_parent', parentOf(term)),
      element('wp:cat_name', term.name),
      element('wp:category_description', term.description),
    ]),
  );
  const tags = inOrder(content, 'post_tag').map((term) =>
    element('wp:tag', [
      element('wp:term_id', term.id),
      element('wp:tag_slug', term.slug),
      element('wp:tag_name', term.name),
      element('wp:tag_description', term.description),
    ]),
  );
  const own = Object.keys(TAXONOMIES).filter((name) => !OTHERWISE.includes(name));
  const others = own
    .flatMap((name) => inOrder(content, name))
    .map((term) =>
      element('wp:term', [
        element('wp:term_id', term.id),
        element('wp:term_taxonomy', term.taxonomy),
        element('wp:term_slug', term.slug),
        element('wp:term_parent', parentOf(term)),
        element('wp:term_name', term.name),
        element('wp:term_description', term.description),
      ]),
    );
  return [...categories, ...tags, ...others];
}
