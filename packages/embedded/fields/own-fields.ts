import { withoutPrefix } from '@footbridge/shared/schema-names';
import type { Declaration } from '../schema/declaration';
import type { Field, ReferenceField } from './field';
import { MAX_LINES } from './from-acf';

/** What WordPress's own types have of `supports` in model.json. */
const SUPPORTS: Record<string, readonly string[]> = {
  page: ['thumbnail', 'page-attributes'],
  post: ['excerpt', 'thumbnail'],
};

const terms = (name: string, taxonomy: string): ReferenceField => ({
  name,
  kind: 'reference',
  to: 'term',
  of: [taxonomy],
  many: true,
  isEdge: false,
});

/** Returns WordPress's own fields of a post type. */
export function ownFields(type: string, { postTypes, taxonomies, pageTemplates }: Declaration): Field[] {
  const supports = SUPPORTS[type] ?? postTypes[type]?.supports ?? [];
  const excerpt: Field = { name: 'excerpt', kind: 'lines', isHtml: false, maxLength: MAX_LINES };
  const picture: Field = {
    name: 'featuredImage',
    kind: 'reference',
    to: 'media',
    of: [],
    many: false,
    isEdge: true,
  };
  const template: Field = {
    name: 'template',
    kind: 'choice',
    choices: Object.values(pageTemplates),
    many: false,
    isList: false,
    isOpen: false,
    allowsNull: true,
  };
  return [
    excerpt,
    ...(supports.includes('thumbnail') ? [picture] : []),
    ...(type === 'page' ? [template] : []),
    ...(supports.includes('page-attributes') ? [{ name: 'menuOrder', kind: 'number' } satisfies Field] : []),
    ...(type === 'post' ? [terms('categories', 'category'), terms('tags', 'post_tag')] : []),
    ...Object.entries(taxonomies)
      .filter(([, taxonomy]) => taxonomy.postTypes.includes(type))
      .map(([taxonomy, { graphql }]) => terms(withoutPrefix(graphql.plural), taxonomy)),
    ...(type === 'post' ? [{ name: 'sticky', kind: 'flag' } satisfies Field] : []),
  ];
}
