/** Every type of ACF field in the embedded WordPress: form, validation, GraphQL. `Tour` is the recorded group of all. */
import { assertInterfaceType, isObjectType } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { fieldMeta } from '@/script/lib/wordpress/export/acf-meta';
import { sentValues } from '@/wordpress/embedded/admin/form/field-input';
import { FieldInputs } from '@/wordpress/embedded/admin/ui/FieldInputs';
import { readValues } from '@/wordpress/embedded/editing/field-values';
import { clonable, fieldsFromAcf } from '@/wordpress/embedded/fields/from-acf';
import { fieldAnswers } from '@/wordpress/embedded/resolvers/content-fields';
import { rowType } from '@/wordpress/embedded/resolvers/default-field';
import { KeyLog } from '@/wordpress/embedded/resolvers/keys';
import { createContext } from '@/wordpress/embedded/resolvers/models';
import { groupFileSchema } from '@/wordpress/schema/acf/json';
import { buildModelSchema } from '@/wordpress/schema/build';
import { pluginModel, recordedBase, recording } from '../schema/support';
import { contentOf } from '../support/stand-ins';

const groups = [...pluginModel.groups, ...groupFileSchema.parse(JSON.parse(recording('every-field/groups.json')))];
const cloned = clonable(groups);
const tour = fieldsFromAcf(groups.find(({ title }) => title === 'Tour')?.fields, cloned);
const store = contentOf('DSH');
const context = createContext(store, { viewer: null, guestOf: null }, new KeyLog());

/** Returns what a form with these inputs stores, and what is refused. */
const save = (typed: string, fields = tour) =>
  readValues({
    fields,
    known: {},
    given: sentValues(new URLSearchParams(typed), fields),
    store,
    isComplete: true,
  });

/** Returns a field's answer in GraphQL; a group's and a row's with their own. */
function answer(typed: string, name: string): unknown {
  const { changes, errors } = save(typed);
  expect(errors).toEqual([]);
  const values = Object.fromEntries(
    Object.entries(changes).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return plain(fieldAnswers(tour, values, context)[name]?.());
}
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plain(typeof one === 'function' ? one() : one)]),
  );
}

it('has every field of the group in GraphQL in its form', () => {
  const type = buildModelSchema(recordedBase(), { ...pluginModel, groups }).getType('Tour');
  const inGraphql = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(tour.map(({ name }) => name).toSorted()).toEqual(
    inGraphql.filter((name) => name !== 'fieldGroupName').toSorted(),
  );
  const form = renderToStaticMarkup(<FieldInputs fields={tour} values={{}} around={{ store, errors: [] }} />);
  const without = tour.filter(({ name }) => !form.includes(`name="${name}"`) && !form.includes(`name="${name}[`));
  expect(without).toEqual([]);
});

it.each<[string, string, unknown]>([
  ['headline=A%20%26%20B', 'headline', 'A & B'],
  ['teaser=a%0Ab', 'teaser', 'a\nb'],
  ['directions=a%0A%0Ab', 'directions', '<p>a</p>\n\n<p>b</p>\n'],
  ['guideEmail=a@b.org', 'guideEmail', 'a@b.org'],
  ['booking=/book/', 'booking', '/book/'],
  ['doorCode=1234', 'doorCode', '1234'],
  ['minutes=90', 'minutes', 90],
  ['steps=3', 'steps', 3],
  ['stepFree=1', 'stepFree', true],
  ['film=https://youtu.be/x', 'film', 'https://youtu.be/x'],
  ['accent=%230055aa', 'accent', '#0055aa'],
  ['firstDay=2026-03-02', 'firstDay', '2026-03-02T00:00:00+00:00'],
  ['starts=09:30', 'starts', '09:30:00'],
  ['lastTour=2026-03-02T09:30', 'lastTour', '2026-03-02T09:30:00+00:00'],
  ['language=detox', 'language', ['detox']],
  ['topics=&topics=detox&topics=residential', 'topics', ['detox', 'residential']],
  ['pace=detox', 'pace', 'detox'],
  ['signUp[url]=/go/&signUp[title]=Go', 'signUp', { url: '/go/', title: 'Go', target: '' }],
  ['meetingPoint[city]=', 'meetingPoint', null],
  ['prices[adults]=12', 'prices', expect.objectContaining({ adults: 12 })],
  ['stops=&stops[0][name]=Hall&stops[1][name]=', 'stops', [expect.objectContaining({ name: 'Hall' })]],
  ['stops=&stops[0][name]=Hall&stops[0][-]=1', 'stops', null],
  [
    'story=&story[0][acf_fc_layout]=quote&story[0][words]=So&story[1][acf_fc_layout]=quote&story[1][words]=',
    'story',
    [expect.objectContaining({ words: 'So', acf_fc_layout: 'quote' })],
  ],
])('stores %s and answers it in GraphQL', (typed, name, expected) => expect(answer(typed, name)).toEqual(expected));

it('answers the parts of a place on a map', () => {
  expect(answer('meetingPoint[city]=Reno&meetingPoint[latitude]=39.5', 'meetingPoint')).toMatchObject({
    city: 'Reno',
    latitude: 39.5,
    longitude: null,
  });
});

it('references pictures, posts, terms and users', () => {
  const [picture] = store.postsOfType('attachment');
  const [person] = store.postsOfType('contributor');
  const [topic] = store.termsOf('treatment_topic');
  const author = store.user('editor');
  const typed = `cover=${picture?.id}&host=${person?.id}&subjects=&subjects=${topic?.id}&contact=${author?.id}`;
  const { changes, errors } = save(typed);
  expect(errors).toEqual([]);
  expect(changes).toEqual({ cover: picture?.id, host: person?.id, subjects: [topic?.id], contact: author?.id });
  expect(save('contact=999').errors).toMatchObject([{ field: 'contact' }]);
});

it('answers one post instead of a list where the field says so', () => {
  const [post] = fieldsFromAcf(
    groupFileSchema.parse({
      key: 'g',
      fields: [{ key: 'k', name: 'next', type: 'post_object', graphql_connection_type: 'one_to_one' }],
    })[0]?.fields,
  );
  const next = store.postsOfType('post').find(({ status }) => status === 'publish');
  expect(fieldAnswers(post ? [post] : [], { next: next?.id ?? 0 }, context).next?.()).toHaveProperty('node');
});

it('names the type of a row of flexible content as the schema does', () => {
  const schema = buildModelSchema(recordedBase(), { ...pluginModel, groups });
  const shared = assertInterfaceType(schema.getType('TourStory_Layout'));
  const story = tour.find(({ name }) => name === 'story');
  const layouts = story?.kind === 'rows' ? story.layouts : [];
  const named = layouts.map(({ name }) => rowType(shared, name));
  expect(named.toSorted()).toEqual(
    schema
      .getPossibleTypes(shared)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it('clones a group into the form: with a prefix as a group, without one in place', () => {
  const read = (clone: object) =>
    fieldsFromAcf(
      groupFileSchema.parse({
        key: 'g',
        fields: [{ key: 'k', name: 'meta', type: 'clone', clone: ['group_seo'], ...clone }],
      })[0]?.fields,
      cloned,
    );
  expect(read({ prefix_name: 1 })).toMatchObject([
    { kind: 'group', name: 'meta', fields: [{ name: 'title' }, {}, {}, {}, {}] },
  ]);
  expect(read({ prefix_name: 0 })[0]).toMatchObject({ kind: 'text', name: 'title' });
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

it.each([
  ['guideEmail', 'guideEmail=here', 'must be an email address like name@example.org'],
  ['booking', 'booking=javascript:alert(1)', 'must be an address'],
  ['accent', 'accent=red;x', 'must be a color like #0055aa'],
  ['firstDay', 'firstDay=2026-02-30', 'must be a date'],
  ['lastTour', 'lastTour=2026-02-30T09:00', 'must be a date with a time'],
  ['starts', 'starts=25:00', 'must be a time'],
  ['minutes', 'minutes=many', 'must be a number'],
  ['meetingPoint[latitude]', 'meetingPoint[latitude]=north', 'must be a number'],
  ['language', 'language=x', 'must be one of the choices'],
  ['stops[0][photo]', 'stops=&stops[0][photo]=nothing', 'must be one of the list'],
  [
    'story[0][words]',
    'story=&story[0][acf_fc_layout]=quote&story[0][words]=%3Cb%3E'.concat('%3Cb%3E'.repeat(600)),
    '512',
  ],
])('refuses what is wrong in %s', (field, typed, message) => {
  expect(save(typed)).toEqual({ changes: {}, errors: [{ field, message: expect.stringContaining(message) }] });
});
