import { buildASTSchema, type DocumentNode, extendSchema, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';
import { addFieldGroups } from './acf/add-groups';
import type { Note } from './acf/context';
import type { AcfGroup } from './acf/json';
import type { Declaration } from './declaration';
import { addPostType } from './model/post-type';
import { addTaxonomy, addTermsToPostTypes } from './model/taxonomy';
import { addOptionsPages, addThemeFeatures } from './model/theme';
import { Additions } from './sdl';

export interface Model {
  declaration: Declaration;
  groups: readonly AcfGroup[];
}

/** The value of an enum without values, as in WPGraphQL. */
export const EMPTY_VALUE = 'EMPTY';

export function addDeclaration(sdl: Additions, declaration: Declaration): void {
  for (const [slug, item] of Object.entries(declaration.postTypes)) addPostType(sdl, slug, item);
  for (const item of Object.values(declaration.taxonomies)) addTaxonomy(sdl, item, declaration);
  addTermsToPostTypes(sdl, declaration);
  addThemeFeatures(sdl, declaration);
  addOptionsPages(sdl, declaration);
}

function withoutEmptyValues(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && (node.values?.length ?? 0) > 1
      ? { ...node, values: node.values?.filter((value) => value.name.value !== EMPTY_VALUE) }
      : node,
  );
  return { ...document, definitions };
}

const readSchema = (document: DocumentNode): GraphQLSchema => buildASTSchema(document, { assumeValidSDL: true });

/**
 * Adds the model to WPGraphQL's base by the rules of WPGraphQL and WPGraphQL for ACF. `note` receives what could not
 * be added. @throws when the parts contradict each other
 */
export function buildModelSchema(base: string, { declaration, groups }: Model, note: Note = () => {}): GraphQLSchema {
  const start = readSchema(parse(base, { noLocation: true }));
  const declared = new Additions(start);
  addDeclaration(declared, declaration);
  // Parsed again, so that the fields that the next step copies are printed in full.
  const withDeclaration = readSchema(
    parse(printSchema(extendSchema(start, declared.document())), { noLocation: true }),
  );
  const fields = new Additions(withDeclaration);
  addFieldGroups(fields, groups, declaration, note);
  const complete = printSchema(extendSchema(withDeclaration, fields.document()));
  return readSchema(withoutEmptyValues(parse(complete, { noLocation: true })));
}
