import { withoutPrefix } from '@footbridge/shared/schema-names';
import { declaration, POST_TYPES, TAXONOMIES } from './declared';
import type { Field, ReferenceField } from './field';

const terms = (name: string, taxonomy: string): ReferenceField => ({
  name,
  kind: 'reference',
  to: 'term',
  of: [taxonomy],
  many: true,
  isEdge: false,
});

export function ownFields(type: string): Field[] {
  const supports = POST_TYPES[type]?.supports ?? [];
  const excerpt: Field = { name: 'excerpt', kind: 'lines', isHtml: false };
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
    choices: Object.values(declaration.pageTemplates),
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
    ...Object.entries(TAXONOMIES)
      .filter(([name, taxonomy]) => name !== 'post_format' && taxonomy.postTypes.includes(type))
      .map(([taxonomy, { graphql }]) => terms(withoutPrefix(graphql.plural), taxonomy)),
    ...(type === 'post' ? [{ name: 'sticky', kind: 'flag' } satisfies Field] : []),
  ];
}
