import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupFileSchema } from '@footbridge/embedded/schema/acf/json';
import { findProblems } from '@footbridge/embedded/schema/acf/problems';
import { buildModelSchema } from '@footbridge/embedded/schema/build';
import { pluginModel } from './support';

type Json = Record<string, unknown>;

const field = (name: string, more: Json = {}): Json => ({
  key: `field_${name}`,
  name,
  label: name,
  type: 'text',
  ...more,
});
const group = (key: string, fields: Json[], more: Json = {}): Json => ({
  key: `group_${key}`,
  title: key,
  fields,
  graphql_types: ['Page'],
  ...more,
});
const read = (...groups: Json[]) =>
  groups.flatMap((json) => groupFileSchema.parse(json).map((one) => ({ ...one, file: `acf-json/${one.key}.json` })));
const clone = (name: string, ...keys: string[]): Json =>
  field(name, { type: 'clone', clone: keys, display: 'group', prefix_name: 1 });

const problems = (...groups: Json[]): string[] => findProblems(read(...groups));

describe('What is wrong with field groups', () => {
  test('is nothing with those of the plugin', () => {
    expect(findProblems(pluginModel.groups)).toEqual([]);
  });

  test('is a key that two have, and both files are named', () => {
    expect(problems(group('a', [field('x')]), group('b', [field('y', { key: 'field_x' })]))).toEqual([
      'acf-json/group_b.json: the field "y" (field_x) has the key of "x" in acf-json/group_a.json.',
    ]);
    expect(problems(group('a', []), group('a', [], { graphql_field_name: 'b' }))).toEqual([
      'acf-json/group_a.json: acf-json/group_a.json has the key group_a, too.',
    ]);
  });

  test('is a GraphQL name that two fields of a list have', () => {
    const two = [field('phone_number'), field('phone', { graphql_field_name: 'phoneNumber' })];
    const expected =
      'the fields "phone_number" (field_phone_number) and "phone" (field_phone) have one GraphQL name, "phoneNumber".';
    expect(problems(group('a', two))).toEqual([`acf-json/group_a.json: ${expected}`]);
    expect(problems(group('a', [field('rows', { type: 'repeater', sub_fields: two })]))).toEqual([
      `acf-json/group_a.json: ${expected}`,
    ]);
    expect(problems(group('a', [two[0] ?? {}, field('box', { type: 'group', sub_fields: two.slice(1) })]))).toEqual([]);
  });

  test('is a tab of the same name after a field, which would hide the field; before it, it is none', () => {
    const [tab, address] = [field('', { key: 'field_tab', label: 'Address', type: 'tab' }), field('address')];
    expect(problems(group('a', [address, tab]))).toEqual([
      expect.stringContaining('"address" (field_address) and "Address" (field_tab)'),
    ]);
    expect(problems(group('a', [tab, address]))).toEqual([]);
  });

  test('is a GraphQL type that two groups would have', () => {
    expect(
      problems(group('a', [], { graphql_field_name: 'tour' }), group('b', [], { graphql_field_name: 'Tour' })),
    ).toEqual(['acf-json/group_b.json: its GraphQL type would be Tour, as that of acf-json/group_a.json.']);
  });

  test.each<[string, Json]>([
    ['has no name', { name: '', label: 'x' }],
    ['has no choices. If PHP adds them,', { type: 'select', choices: {} }],
    ['has no choices. If PHP adds them,', { type: 'radio', choices: 'red' }],
    ['has a min of 9 and a max of 3', { type: 'number', min: 9, max: 3 }],
    ['has no sub_fields', { type: 'group' }],
    ['has no layouts', { type: 'flexible_content', layouts: '' }],
  ])('is a field that %s', (text, more) => {
    expect(problems(group('a', [field('x', more)]))).toEqual([
      expect.stringMatching(`^acf-json/group_a.json: the field "x" .field_x. ${text}`),
    ]);
  });

  test('is a clone of nothing', () => {
    expect(problems(group('a', [clone('copy', 'group_gone')]))).toEqual([
      'acf-json/group_a.json: the field "copy" (field_copy) clones group_gone, which is not there.',
    ]);
  });

  test('is a clone that contains itself, through any number of others', () => {
    const ways = problems(
      group('a', [clone('x', 'group_b')]),
      group('b', [clone('y', 'field_z')]),
      group('c', [clone('z', 'group_a')]),
    );
    expect(ways).toContain(
      'acf-json/group_a.json: clones come back to where they began: group_a → group_b → field_z → group_a.',
    );
    expect(problems(group('a', [clone('x', 'group_a')]))).toEqual([
      'acf-json/group_a.json: clones come back to where they began: group_a → group_a.',
    ]);
  });
});

describe('Parts of valid field groups that a schema cannot contain', () => {
  const base = readFileSync(join(__dirname, '../../schema/base.graphql'), 'utf8');
  const notes = (...groups: Json[]): string[] => {
    const found: string[] = [];
    buildModelSchema(base, { ...pluginModel, groups: read(...groups) }, (text, isHarmless) =>
      found.push(isHarmless ? `harmless: ${text}` : text),
    );
    return found;
  };
  const byRules = (...location: unknown[]): Json => group('a', [field('x')], { graphql_types: '', location });
  const rule = (param: string, value: string): Json[] => [{ param, operator: '==', value }];

  test('is a field of an unknown type; one that only ACF knows is no mistake', () => {
    const types = ['txet', 'icon_picker'].map((type) => field(type, { type }));
    expect(notes(group('a', types))).toEqual([
      'acf-json/group_a.json: field "txet" (field_txet) is of the type "txet", which WPGraphQL for ACF does not know. It is not in the schema. If another plugin brings that type, set show_in_graphql to 0.',
      expect.stringMatching(/^harmless: acf-json\/group_a\.json: field "icon_picker"/),
    ]);
    expect(notes(group('a', [field('x', { type: 'txet', show_in_graphql: 0 })]))).toEqual([]);
  });

  test('is a group that has the name of a field of its type, or of another type', () => {
    expect(notes(group('a', [], { graphql_field_name: 'title' }))).toEqual([
      'acf-json/group_a.json: Page already has a field "title". Give the group another graphql_field_name.',
    ]);
    expect(notes(group('a', [], { graphql_field_name: 'mediaItem' }))).toEqual([
      'acf-json/group_a.json: the type MediaItem is there already. Give the group another graphql_field_name.',
    ]);
  });

  test.each([
    [
      rule('post_type', 'facilty'),
      'the location rule "post_type == facilty" means nothing: there is no "facilty" in the model, nor in WordPress.',
    ],
    [
      rule('moon_phase', 'full'),
      'the location rule "moon_phase == full" is none of ACF\'s. Name the types in graphql_types.',
    ],
    [
      rule('post', '12'),
      'the location rule "post == 12" means one post, whose type only WordPress knows. Name the types in graphql_types.',
    ],
  ])('is the location rule %j', (rules, text) => {
    expect(notes(byRules(rules, rule('post_type', 'page')))).toEqual([`acf-json/group_a.json: ${text}`]);
  });

  test('is a misspelled location where the group names its types, and a misspelled type to choose from', () => {
    const fields = [
      field('host', { type: 'post_object', post_type: ['contributor', 'facilty'] }),
      field('topic', { type: 'taxonomy', taxonomy: 'topics' }),
    ];
    expect(notes(group('a', fields, { location: [rule('post_type', 'pagee'), rule('moon_phase', 'full')] }))).toEqual([
      expect.stringContaining('the location rule "post_type == pagee" means nothing'),
      expect.stringContaining('the field "host" (field_host) chooses from "facilty"'),
      expect.stringContaining('the field "topic" (field_topic) chooses from "topics"'),
    ]);
  });

  test('is a group whose rules mean no type of GraphQL; a group without rules is there to be cloned', () => {
    expect(notes(byRules(rule('widget', 'all')))).toEqual([
      'acf-json/group_a.json: no type follows from its location rules. Name the types in graphql_types.',
    ]);
    expect(notes(byRules())).toEqual([]);
  });
});
