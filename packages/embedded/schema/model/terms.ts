import { toMany } from '../connections';
import type { Declaration, TaxonomyDeclaration } from '../declaration';
import { typeOf } from '../names';
import type { Additions } from '../sdl';
import { termsWhere, whereOf } from './where';
import { postTypeNames } from './wordpress';

const NODE_INPUT = ['description: String', 'id: ID', 'name: String', 'slug: String'];

function addTerms(sdl: Additions, type: string, taxonomy: TaxonomyDeclaration, isMedia: boolean): void {
  const { single, plural } = taxonomy.graphql;
  const to = typeOf(single);
  const list = toMany(sdl, { name: `${type}To${to}Connection`, to, where: termsWhere(sdl.schema) });
  sdl.extend(`type ${type} { ${plural}${list} }`);
  // Media items are uploaded, not created, and their mutations accept no terms.
  if (isMedia) return;
  const input = `${type}${typeOf(plural)}`;
  sdl.define('input', `${input}NodeInput`, NODE_INPUT);
  sdl.define('input', `${input}Input`, ['append: Boolean', `nodes: [${input}NodeInput]`]);
  for (const verb of ['Create', 'Update']) sdl.extend(`input ${verb}${type}Input { ${plural}: ${input}Input }`);
}

/** Adds the model's taxonomies to their post types: their terms, all terms, inputs of mutations. */
export function addTermsToPostTypes(sdl: Additions, declaration: Declaration): void {
  const slugs = new Set(Object.values(declaration.taxonomies).flatMap((taxonomy) => taxonomy.postTypes));
  for (const slug of slugs) {
    const names = postTypeNames(declaration, slug);
    if (!names) continue;
    const type = typeOf(names.single);
    if (!names.classified) {
      const list = toMany(sdl, {
        name: `${type}ToTermNodeConnection`,
        to: 'TermNode',
        where: whereOf(sdl.schema, 'RootQueryToTermNodeConnection'),
      });
      sdl.extend(`type ${type} { terms${list} }`);
    }
    for (const taxonomy of Object.values(declaration.taxonomies)) {
      if (taxonomy.postTypes.includes(slug)) addTerms(sdl, type, taxonomy, slug === 'attachment');
    }
  }
}
