/** Every type of ACF field in the embedded WordPress: validation, GraphQL. `Tour` is the recorded group of all. */
import { isObjectType } from 'graphql';
import { fieldMeta } from '@footbridge/tools/wordpress/export/acf-meta';
import { readChanges } from '@footbridge/embedded/editing/changes';
import { withChanges, type Values } from '@footbridge/embedded/fields/field';
import { clonable, fieldsFromAcf } from '@footbridge/embedded/fields/from-acf';
import { fieldAnswers } from '@footbridge/embedded/resolvers/content-fields';
import { KeyLog } from '@footbridge/embedded/resolvers/keys';
import { createContext } from '@footbridge/embedded/resolvers/models';
import { groupFileSchema } from '@footbridge/embedded/schema/acf/json';
import { buildModelSchema } from '@footbridge/embedded/schema/build';
import { pluginModel, BASE, recording } from './schema/support';
import { contentOf } from './support/stand-ins';

const groups = [...pluginModel.groups, ...groupFileSchema.parse(JSON.parse(recording('every-field/groups.json')))];
const cloned = clonable(groups);
const tour = fieldsFromAcf(groups.find(({ title }) => title === 'Tour')?.fields, cloned);
const store = contentOf('DSH');
const context = createContext(store, { viewer: null, guestOf: null }, new KeyLog());

/** Returns the answer of a field in GraphQL; of a group and a row with their own. */
function answer(values: Values, name: string): unknown {
  const read = readChanges(tour, {}, values, store);
  if (!read.ok) throw new Error(read.errors.join(' '));
  return plain(fieldAnswers(tour, withChanges({}, read.value), context)[name]?.());
}
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plain(typeof one === 'function' ? one() : one)]),
  );
}

it('has every field of the group in GraphQL', () => {
  const type = buildModelSchema(BASE, { ...pluginModel, groups }).getType('Tour');
  const inGraphql = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(tour.map(({ name }) => name).toSorted()).toEqual(
    inGraphql.filter((name) => name !== 'fieldGroupName').toSorted(),
  );
});

it.each<[keyof Values & string, Values[string], unknown]>([
  ['headline', 'A & B', 'A & B'],
  ['teaser', 'a\nb', 'a\nb'],
  ['directions', 'a\n\nb', '<p>a</p>\n\n<p>b</p>\n'],
  ['guideEmail', 'a@b.org', 'a@b.org'],
  ['booking', '/book/', '/book/'],
  ['doorCode', '1234', '1234'],
  ['minutes', 90, 90],
  ['steps', 3, 3],
  ['stepFree', true, true],
  ['film', 'https://youtu.be/x', 'https://youtu.be/x'],
  ['accent', '#0055aa', '#0055aa'],
  ['firstDay', '2026-03-02', '2026-03-02T00:00:00+00:00'],
  ['starts', '09:30', '09:30:00'],
  ['lastTour', '2026-03-02T09:30', '2026-03-02T09:30:00+00:00'],
  ['language', 'detox', ['detox']],
  ['topics', ['detox', 'residential'], ['detox', 'residential']],
  ['pace', 'detox', 'detox'],
  ['signUp', { url: '/go/', title: 'Go' }, { url: '/go/', title: 'Go', target: '' }],
  ['meetingPoint', { city: '' }, null],
  ['meetingPoint', { city: 'Reno' }, expect.objectContaining({ city: 'Reno', longitude: null })],
  ['prices', { adults: 12 }, expect.objectContaining({ adults: 12 })],
  ['stops', [{ name: 'Hall' }, { name: '' }], [expect.objectContaining({ name: 'Hall' })]],
  [
    'story',
    [
      { acf_fc_layout: 'quote', words: 'So' },
      { acf_fc_layout: 'quote', words: '' },
    ],
    [expect.objectContaining({ words: 'So', acf_fc_layout: 'quote' })],
  ],
])('stores %s and answers it in GraphQL', (name, value, expected) =>
  expect(answer({ [name]: value }, name)).toEqual(expected),
);

it('references pictures, posts, terms and users', () => {
  const values = {
    cover: store.postsOfType('attachment')[0]?.id ?? 0,
    host: store.postsOfType('contributor')[0]?.id ?? 0,
    subjects: [store.termsOf('treatment_topic')[0]?.id ?? 0],
    contact: store.user('editor')?.id ?? 0,
  };
  expect(readChanges(tour, {}, values, store)).toEqual({ ok: true, value: values });
  expect(readChanges(tour, {}, { contact: 999 }, store)).toMatchObject({ ok: false });
});

it('is exported as ACF stores it: dates, and rows below the names of their layouts', () => {
  const [group] = groups.filter(({ title }) => title === 'Tour');
  const values = { lastTour: '2026-03-02T09:30', starts: '09:30', story: [{ acf_fc_layout: 'quote', words: 'So' }] };
  const { meta } = fieldMeta(group ? [{ ...group, graphql_field_name: 'tour' }] : [], { tour: values });
  expect(Object.fromEntries(meta.map(({ key, value }) => [key, value]))).toMatchObject({
    last_tour: '2026-03-02 09:30:00',
    starts: '09:30:00',
    story: ['quote'],
    story_0_words: 'So',
    _story_0_words: 'field_tour_story_quote_words',
  });
});

it.each<[string, Values, string]>([
  ['minutes', { minutes: 'many' }, 'must be a number'],
  ['meetingPoint.latitude', { meetingPoint: { latitude: 'north' } }, 'must be a number'],
  ['language', { language: 'x' }, 'must be one of the choices'],
  ['stops.0.photo', { stops: [{ photo: 4 }] }, 'must be the id of a media'],
  ['contact', { contact: 'editor' }, 'must be an id'],
])('refuses what is wrong in %s', (field, given, message) => {
  const errors = [expect.stringContaining(`${field} ${message}`)];
  expect(readChanges(tour, {}, given, store)).toEqual({ ok: false, errors });
});
