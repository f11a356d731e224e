import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { POST_TYPES, TAXONOMIES } from '@/bridge/pages/routing/query-names';

describe('the names of types and taxonomies', () => {
  const schema = readFileSync(join(process.cwd(), 'schema.graphql'), 'utf8');
  const valuesOf = (name: string): string[] =>
    (new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1] ?? '').match(/\w+/g) ?? [];

  it('are those of the content model', () => {
    // These are public through no address.
    const hidden = ['REVIEW', 'GRAPHQL_DOCUMENT', 'GRAPHQLDOCUMENTGROUP'];
    expect(Object.values(POST_TYPES).toSorted()).toEqual(
      valuesOf('ContentTypeEnum')
        .filter((name) => !hidden.includes(name))
        .toSorted(),
    );
    expect(Object.values(TAXONOMIES).toSorted()).toEqual(
      valuesOf('TaxonomyEnum')
        .filter((name) => !hidden.includes(name))
        .toSorted(),
    );
  });
});
