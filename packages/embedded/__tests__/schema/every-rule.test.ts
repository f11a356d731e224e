import { buildSchema, printSchema } from 'graphql';
import { groupFileSchema } from '@footbridge/embedded/schema/acf/json';
import { buildModelSchema } from '@footbridge/embedded/schema/build';
import { compareTypes, typesByName, type TypeDifference } from '@footbridge/embedded/schema/changes';
import { declarationSchema } from '@footbridge/embedded/schema/declaration';
import { subtractModel } from '@footbridge/embedded/schema/subtract';
import { BASE, pluginModel, recording } from './support';

// A model that uses every rule, loaded into the same WordPress, and the resulting types: every kind of
// field, nested groups, flexible content, clones of all sorts, location rules, a hierarchical post type with comments,
// one that is not public, taxonomies of both kinds, one on media, an options page.
const declaration = declarationSchema.parse(JSON.parse(recording('every-rule/model.json')));
const groups = groupFileSchema.parse(JSON.parse(recording('every-rule/groups.json')));
const recorded = typesByName(recording('every-rule/recorded.graphql'));

/** A line for each type, and below it what is missing (-) and what is too much (+). */
const described = (different: readonly TypeDifference[]): string =>
  different
    .flatMap(({ type, missing, extra }) => [
      type,
      ...missing.map((text) => `  - ${text}`),
      ...extra.map((text) => `  + ${text}`),
    ])
    .join('\n');

const notes: string[] = [];

const built = printSchema(buildModelSchema(BASE, { declaration, groups }, (note) => notes.push(note)));

const changed = compareTypes(BASE, built).map(({ type }) => type);
const ofRecorded = (name: string): boolean => recorded.has(name);

describe('A model that uses every rule', () => {
  test('builds each type as WordPress does', () => {
    const different = compareTypes(recording('every-rule/recorded.graphql'), built);
    expect(described(different.filter(({ type }) => ofRecorded(type)))).toBe('');
  });

  test('changes or adds no other type', () => {
    expect(changed.filter((name) => !ofRecorded(name))).toEqual([]);
    expect([...recorded.keys()].filter((name) => !changed.includes(name))).toEqual([]);
  });

  test('reports what could not be added to the schema', () => {
    expect(notes.join('\n')).toMatch(
      /"my_icon_picker" .*of the type "icon_picker", which WPGraphQL for ACF does not know/,
    );
    expect(notes.join('\n')).toMatch(/"1st" .*has no name that GraphQL allows/);
    expect(notes.join('\n')).toMatch(/group_loc_l: there is no type "Nobody"/);
    expect(notes.join('\n')).toMatch(/group_loc_d: no type follows from its location rules/);
    expect(notes).toHaveLength(4);
  });
});

// Every type of field as ACF saves it, a group without any GraphQL setting, and groups whose location rules are read in
// unexpected ways; put into a real WordPress beside the plugin's groups. added.txt is what that added to its schema.
test('Every type of ACF field adds to the schema what it adds to that of a real WordPress', () => {
  const more = groupFileSchema.parse(JSON.parse(recording('every-field/groups.json')));
  const different = compareTypes(
    printSchema(buildModelSchema(BASE, pluginModel)),
    printSchema(buildModelSchema(BASE, { ...pluginModel, groups: [...pluginModel.groups, ...more] })),
  );
  const sorted = different
    .map(({ type, missing, extra }) => ({ type, missing: missing.toSorted(), extra: extra.toSorted() }))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
  expect(`${described(sorted)}\n`).toBe(recording('every-field/added.txt'));
});

describe('The plugin’s model', () => {
  const left: string[] = [];
  const schema = printSchema(buildModelSchema(BASE, pluginModel, (note) => left.push(note)));

  test('makes a valid schema, and nothing of it is left out', () => {
    expect(() => buildSchema(schema)).not.toThrow();
    expect(left).toEqual([]);
  });

  test('taken out again leaves the recorded base, which knows nothing of it', () => {
    expect(compareTypes(BASE, subtractModel(schema, pluginModel))).toEqual([]);
    expect(BASE).not.toMatch(/\b(?:facilit\w+|contributors?|reviews?|treatmentTopics?|TREATMENTTOPIC|siteOptions)\b/);
  });
});
