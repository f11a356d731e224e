import {
  buildSchema,
  type DocumentNode,
  type GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { AcfGroup } from '@footbridge/embedded/schema/acf/json';
import { acfTypeName } from '@footbridge/embedded/schema/names';
import { didYouMean } from '../process/flags';
import { PLUGIN } from './files';
import { readPieces } from './queries';

type Definition = DocumentNode['definitions'][number];

const nameOf = (definition: Definition): string =>
  'name' in definition && definition.name ? definition.name.value : 'without a name';

/** Returns `file:line:column query GetFacility: ` of an error; graphql-js counts lines within the piece of the file. */
function placeOf({ nodes, source, locations, positions }: GraphQLError, definitions: readonly Definition[]): string {
  const piece = source ?? nodes?.[0]?.loc?.source;
  const [place] = locations ?? [];
  if (!piece || !place) return '';
  const { line, column } = piece.locationOffset;
  const at = `${piece.name}:${place.line + line - 1}:${place.line === 1 ? place.column + column - 1 : place.column}`;
  const [start = 0] = positions ?? [];
  const around = definitions.find(({ loc }) => loc?.source === piece && loc.start <= start && start < loc.end);
  if (!around) return `${at} `;
  const kind = around.kind === Kind.OPERATION_DEFINITION ? around.operation : 'fragment';
  return `${at} ${kind} ${nameOf(around)}: `;
}

const groupOf = (type: string, groups: readonly AcfGroup[]): AcfGroup | undefined =>
  groups
    .filter((group) => type.startsWith(acfTypeName(group) ?? ' '))
    .toSorted((a, b) => (acfTypeName(b) ?? '').length - (acfTypeName(a) ?? '').length)[0];

function remedyOf({ message, nodes }: GraphQLError, definitions: readonly Definition[], groups: readonly AcfGroup[]) {
  const [, type] = /^Cannot query field "\w+" on type "(\w+)"/.exec(message) ?? [];
  if (type) {
    const group = groupOf(type, groups);
    return group
      ? `Correct the name, or add the field to ${PLUGIN}/${group.file}.`
      : 'Correct the name. A field of another plugin: npm run types -- --from URL --base';
  }
  const [, fragment] = /^Unknown fragment "(\w+)"/.exec(message) ?? [];
  if (fragment) {
    const known = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(nameOf);
    return `Correct the name, or add the fragment to a file in fragments/.${didYouMean(fragment, known)}`;
  }
  const [, what, name] = /^There can be only one (operation|fragment) named "(\w+)"/.exec(message) ?? [];
  if (name) {
    const files = (nodes ?? []).map(({ loc }) => loc?.source.name).join(' and ');
    return `It is in ${files}: give the ${what} of the copy a name of its own.`;
  }
  return 'Correct it.';
}

/** Returns two lines for each place of a query that does not fit the schema: where and what, and what mends it. */
export function findMisfits(root: string, sdl: string, groups: readonly AcfGroup[]): string[] {
  const { documents, errors } = readPieces(root);
  const definitions = documents.flatMap((document) => document.definitions);
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  // Without codegen's limit of errors: a renamed field is reported everywhere it is used.
  const found = validate(buildSchema(sdl, { assumeValidSDL: true }), { kind: Kind.DOCUMENT, definitions }, rules, {
    maxErrors: Number.MAX_SAFE_INTEGER,
  });
  return [...errors, ...found].map(
    (error) => `${placeOf(error, definitions)}${error.message}\n  ${remedyOf(error, definitions, groups)}`,
  );
}
