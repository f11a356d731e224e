import { getNamedType, type GraphQLSchema, isInterfaceType, isObjectType, parse, print } from 'graphql';
import type { AcfField, AcfGroup } from '@footbridge/embedded/schema/acf/json';
import type { Model } from '@footbridge/embedded/schema/build';
import { acfFieldName, acfTypeName } from '@footbridge/embedded/schema/names';

type Kinds = Readonly<Record<string, string>>;

const WORDS: Kinds = { text: '', textarea: '', wysiwyg: '', select: '', checkbox: '', radio: '', button_group: '' };
const PICTURES: Kinds = { image: ' { node { sourceUrl } }', gallery: '(first: 100) { nodes { sourceUrl } }' };

function selectionOf(fields: readonly AcfField[], type: unknown, kinds: Kinds): string {
  if (!isObjectType(type)) return '';
  const known = type.getFields();
  const selected = fields.flatMap((field) => {
    const name = acfFieldName(field);
    const found = name ? known[name] : undefined;
    if (!found) return [];
    const own = kinds[field.type];
    if (own !== undefined) return name + own;
    const inner = selectionOf(field.sub_fields ?? [], getNamedType(found.type), kinds);
    return inner ? `${name} { ${inner} }` : [];
  });
  return selected.join(' ');
}

/** Whether only types of model.json that have pages have a group. */
const isOwn = ({ location }: AcfGroup, { declaration: { postTypes } }: Model): boolean =>
  location.flat().every(({ param, operator, value }) => {
    const type = param === 'post_type' && operator === '==' ? postTypes[value] : undefined;
    return type !== undefined && type.publiclyQueryable !== false;
  });

function fragmentOf(name: string, schema: GraphQLSchema, model: Model, kinds: Kinds): string {
  const groups = model.groups.flatMap((group) => {
    const type = acfTypeName(group) ?? '';
    const having = schema.getType(`WithAcf${type}`);
    if (!isInterfaceType(having) || !isOwn(group, model)) return [];
    const selection = selectionOf(group.fields, schema.getType(type), kinds);
    const [field] = Object.keys(having.getFields());
    return selection ? `... on ${having.name} { ${field} { ${selection} } }` : [];
  });
  const text = print(parse(`fragment ${name} on ContentNode { databaseId ${groups.join(' ')} }`));
  return `graphql(\`\n${text.replaceAll(/^/gm, '  ')}\n\`);`;
}

/** Returns what search and sitemap query of the model's own types, by the types of their fields. */
export const modelFragments = (
  schema: GraphQLSchema,
  model: Model,
): string => `/** Generated from acf-json by npm run types. */
import { graphql } from '@footbridge/bridge/gql';

export const MODEL_WORDS = ${fragmentOf('ModelWords', schema, model, WORDS)}

export const MODEL_PICTURES = ${fragmentOf('ModelPictures', schema, model, PICTURES)}
`;
