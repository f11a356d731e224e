import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  type TypeNode,
  visit,
} from 'graphql';
import { addFieldGroups } from './acf/add-groups';
import { addDeclaration, EMPTY_VALUE, type Model } from './build';
import { Additions } from './sdl';

interface Brought {
  types: Set<string>;
  /** `Page.seo`, `TaxonomyEnum.TREATMENTTOPIC`, `RootQuery implements WithAcf…`, `MenuItemObjectUnion = Facility`. */
  members: Set<string>;
}

const nameOf = (node: DefinitionNode): string => ('name' in node && node.name ? node.name.value : '');

function membersOf(node: DefinitionNode): string[] {
  const name = nameOf(node);
  return [
    ...('fields' in node ? (node.fields ?? []).map((field) => `${name}.${field.name.value}`) : []),
    ...('values' in node ? (node.values ?? []).map((value) => `${name}.${value.name.value}`) : []),
    ...('interfaces' in node ? (node.interfaces ?? []).map((type) => `${name} implements ${type.name.value}`) : []),
    ...('types' in node ? (node.types ?? []).map((type) => `${name} = ${type.name.value}`) : []),
  ];
}

function broughtBy(document: DocumentNode, model: Model): Brought {
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const parts = [new Additions(schema, true), new Additions(schema, true)] as const;
  addDeclaration(parts[0], model.declaration);
  addFieldGroups(parts[1], model.groups, model.declaration, () => {});
  const brought: Brought = { types: new Set(), members: new Set() };
  for (const node of parts.flatMap((part) => part.document().definitions)) {
    if (node.kind.endsWith('Definition')) brought.types.add(nameOf(node));
    else for (const member of membersOf(node)) brought.members.add(member);
  }
  return brought;
}

function withoutMembers(node: DefinitionNode, members: Set<string>): DefinitionNode {
  const name = nameOf(node);
  const stays = (sign: string) => (member: { name: { value: string } }) =>
    !members.has(`${name}${sign}${member.name.value}`);
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
    const values = node.values?.filter(stays('.')) ?? [];
    const empty = { kind: Kind.ENUM_VALUE_DEFINITION, name: { kind: Kind.NAME, value: EMPTY_VALUE } } as const;
    return { ...node, values: values.length > 0 ? values : [empty] };
  }
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return { ...node, types: node.types?.filter(stays(' = ')) };
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return { ...node, fields: node.fields?.filter(stays('.')) };
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) {
    return {
      ...node,
      fields: node.fields?.filter(stays('.')),
      interfaces: node.interfaces?.filter(stays(' implements ')),
    };
  }
  return node;
}

function referencedBy(node: DefinitionNode): Set<string> {
  const names = new Set<string>();
  visit(node, { NamedType: (type: TypeNode & { kind: Kind.NAMED_TYPE }) => void names.add(type.name.value) });
  return names;
}

/**
 * The base that buildModelSchema starts from. A type of the model stays when WPGraphQL's own types need it: others
 * list pages, too.
 */
export function subtractModel(recorded: string, model: Model): string {
  const document = parse(recorded, { noLocation: true });
  const { types, members } = broughtBy(document, model);
  const rest = new Map(document.definitions.map((node) => [nameOf(node), withoutMembers(node, members)]));
  const stays = new Set([...rest.keys()].filter((name) => !types.has(name)));
  // For…of over a set that grows: each type that is needed brings those that it needs.
  for (const name of stays) {
    const node = rest.get(name);
    if (node) for (const needed of referencedBy(node)) stays.add(needed);
  }
  const definitions = [...rest].flatMap(([name, node]) => (stays.has(name) ? [node] : []));
  return `${print({ ...document, definitions })}\n`;
}
