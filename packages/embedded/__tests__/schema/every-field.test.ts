import { printSchema } from 'graphql';
import { groupFileSchema } from '@footbridge/embedded/schema/acf/json';
import { buildModelSchema, type Model } from '@footbridge/embedded/schema/build';
import { compareTypes, describeDifferences } from '@footbridge/embedded/schema/changes';
import { pluginModel, BASE, recording } from './support';

// Every type of field as ACF saves it, a group without any GraphQL setting, and groups whose location rules are read in
// unexpected ways; put into a real WordPress beside the plugin's groups. added.txt is what that added to its schema.
const groups = groupFileSchema.parse(JSON.parse(recording('every-field/groups.json')));

const build = (model: Model): string => printSchema(buildModelSchema(BASE, model));
const byName = <T extends { type: string }>(a: T, b: T): number => (a.type < b.type ? -1 : 1);

test('Every type of ACF field adds to the schema what it adds to that of a real WordPress', () => {
  const { different } = compareTypes(
    build(pluginModel),
    build({ ...pluginModel, groups: [...pluginModel.groups, ...groups] }),
  );
  const sorted = different
    .map(({ type, missing, extra }) => ({ type, missing: missing.toSorted(), extra: extra.toSorted() }))
    .toSorted(byName);
  expect(`${describeDifferences(sorted)}\n`).toBe(recording('every-field/added.txt'));
});
