import { buildSchema, printSchema } from 'graphql';
import { buildModelSchema } from '@/wordpress/schema/build';
import { compareTypes, describeDifferences, type TypeDifference, typesByName } from '@/wordpress/schema/compare';
import { possibleTypesOf } from '@/wordpress/schema/possible-types';
import { pluginModel, RECORDED, recordedBase, recording } from './support';

const notes: string[] = [];
const built = printSchema(buildModelSchema(recordedBase(), pluginModel, (note) => notes.push(note)));
const { total, different } = compareTypes(RECORDED, built);
const recorded = typesByName(RECORDED);

/** A field that was added to a group since, a group or a type that was: the model may grow. */
function isNewSince(type: string, member: string): boolean {
  const known = recorded.get(type);
  const mentioned = member.match(/\b[A-Z]\w*/g) ?? [];
  return (
    !known ||
    known.has('fieldGroupName') ||
    mentioned.some((name) => name.length > 4 && !recorded.has(name) && !/^(?:String|Float|Boolean)$/.test(name))
  );
}

const without = (isFine: (type: string, member: string) => boolean): TypeDifference[] =>
  different
    .map((item) => ({ ...item, extra: item.extra.filter((member) => !isFine(item.type, member)) }))
    .filter((item) => item.missing.length + item.extra.length > 0);

describe('The schema built from the plugin’s model', () => {
  test('has every type of a real WordPress with the model', () => {
    expect(total).toBeGreaterThanOrEqual(740);
    expect(describeDifferences(without(isNewSince))).toBe('');
  });

  test('is valid, and nothing of the model is left out of it', () => {
    expect(() => buildSchema(built)).not.toThrow();
    expect(notes).toEqual([]);
  });

  test('starts from a base that knows nothing of the model', () => {
    const names = [...typesByName(recordedBase()).keys()];
    expect(
      names.filter((name) => /Facilit|Contributor|Review|Topic|Acf|SiteOptions|Template_|_Fields/.test(name)),
    ).toEqual([]);
    expect(recordedBase()).not.toMatch(
      /\b(?:facilit\w+|contributors?|reviews?|treatmentTopics?|TREATMENTTOPIC|siteOptions)\b/,
    );
  });
});

describe('Possible types', () => {
  const sorted = (types: Record<string, string[]>): [string, string[]][] =>
    Object.entries(types)
      .map(([name, members]): [string, string[]] => [name, members.toSorted()])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));

  test('are those that Faust’s CLI wrote from that WordPress', () => {
    const written = JSON.parse(recording('possibleTypes.json')) as Record<string, string[]>;
    expect(sorted(possibleTypesOf(buildSchema(RECORDED)))).toEqual(sorted(written));
  });
});
