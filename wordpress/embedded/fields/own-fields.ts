import type { Declaration } from '../../schema/declaration';
import type { Field, ReferenceField } from './field';
import { labelOf, MAX_LINES } from './from-acf';

/** What WordPress's own types have of `supports` in model.json. */
const SUPPORTS: Record<string, readonly string[]> = {
  page: ['thumbnail', 'page-attributes'],
  post: ['excerpt', 'thumbnail'],
};

const named = (name: string, label: string, hint = '') => ({ name, label, hint, isRequired: false });

const terms = (name: string, label: string, taxonomy: string): ReferenceField => ({
  ...named(name, label),
  kind: 'reference',
  to: 'term',
  of: [taxonomy],
  many: true,
  isEdge: false,
});

/** Returns WordPress's own fields of a post type. */
export function ownFields(type: string, { postTypes, taxonomies, pageTemplates }: Declaration): Field[] {
  const supports = SUPPORTS[type] ?? postTypes[type]?.supports ?? [];
  const excerpt: Field = {
    ...named('excerpt', 'Excerpt', 'A summary for lists. Left empty, it is made of the text.'),
    kind: 'lines',
    isHtml: false,
    rows: 3,
    maxLength: MAX_LINES,
    ...(!supports.includes('excerpt') && { isHidden: true }),
  };
  const picture: Field = {
    ...named('featuredImage', 'Featured image'),
    kind: 'reference',
    to: 'media',
    of: [],
    many: false,
    isEdge: true,
  };
  const template: Field = {
    ...named('template', 'Template'),
    kind: 'choice',
    none: 'Default template',
    choices: Object.values(pageTemplates).map((label) => ({ value: label, label })),
    many: false,
    isList: false,
    isOpen: false,
    allowsNull: true,
  };
  return [
    excerpt,
    ...(supports.includes('thumbnail') ? [picture] : []),
    ...(type === 'page' ? [template] : []),
    ...(supports.includes('page-attributes')
      ? [{ ...named('menuOrder', 'Order', 'Lower numbers first.'), kind: 'number' } satisfies Field]
      : []),
    ...(type === 'post' ? [terms('categories', 'Categories', 'category'), terms('tags', 'Tags', 'post_tag')] : []),
    ...Object.entries(taxonomies)
      .filter(([, taxonomy]) => taxonomy.postTypes.includes(type))
      .map(([taxonomy, { graphql }]) => terms(graphql.plural, labelOf(graphql.plural), taxonomy)),
    ...(type === 'post' ? [{ ...named('sticky', 'Stick to the top of the blog'), kind: 'flag' } satisfies Field] : []),
  ];
}
