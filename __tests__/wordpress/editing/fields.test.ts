/** Fields of edits, checked by what the field groups say (wordpress/plugin/footbridge/acf-json). */
import { fieldsFromAcf } from '@/wordpress/embedded/fields/from-acf';
import { initialValues } from '@/wordpress/embedded/fields/field';
import { valuesSchema } from '@/wordpress/embedded/fields/read';
import { FILE } from '@/wordpress/embedded/store/front-matter';
import { groupFileSchema } from '@/wordpress/schema/acf/json';
import { Edits } from '@/wordpress/embedded/editing/edits';
import { contentOf } from '../support/stand-ins';
import { bench, editorOf, idAt, queryData, refused, saved, tokenFor } from './support/editing';

import type { EmbeddedWordPress } from '@/wordpress/embedded/server';

const { wordpress: run } = bench();

const FACILITY = '/facilities/desert-hope-treatment-center/';
const bar = (fields: object) => ({ stickyCta: { stickyFloaterCtaG: fields } });
const facility = (fields: object) => ({ facilityDetails: fields });

function update(wordpress: Pick<EmbeddedWordPress, 'edits'>, path: string, values: Record<string, unknown>) {
  const { id, type } = wordpress.edits.form(idAt(wordpress, path)) ?? { id: 0, type: 'page' as const };
  return wordpress.edits.update({ id, type, values }, editorOf(wordpress));
}

describe('a field of an edit that is wrong', () => {
  const wordpress = { edits: new Edits({ base: contentOf('DSH') }) };
  const NESTED = '<b>'.repeat(600);

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a text for a number', facility({ latitude: '36' }), 'facilityDetails[latitude]', 'must be a number'],
    ['a number out of range', facility({ latitude: 91 }), 'facilityDetails[latitude]', 'must be 90 or less'],
    ['no number at all', facility({ latitude: Number.NaN }), 'facilityDetails[latitude]', 'must be a number'],
    ['a list for a text', facility({ city: ['Reno'] }), 'facilityDetails[city]', 'must be a text'],
    ['a text that is too long', facility({ state: 'Nevada' }), 'facilityDetails[state]', '2 letters at most'],
    ['a huge text', { excerpt: 'x'.repeat(100_001) }, 'excerpt', '100000 letters at most'],
    ['an address that runs', facility({ videoUrl: 'javascript:alert(1)' }), 'facilityDetails[videoUrl]', 'https://'],
    ['HTML that is too deep', { excerpt: NESTED }, 'excerpt', '512'],
    ['an unknown choice', { pageSettings: { segment: 'all' } }, 'pageSettings[segment]', 'one of the choices'],
    ['an unknown box', facility({ treatments: ['detox', 'x'] }), 'facilityDetails[treatments]', 'of the choices'],
    ['a text for boxes', facility({ treatments: 'detox' }), 'facilityDetails[treatments]', 'must be a list'],
    ['an unknown term', { treatmentTopics: [4] }, 'treatmentTopics', 'one of the list'],
    ['a slug for a term', { treatmentTopics: ['alcohol'] }, 'treatmentTopics', 'one of the list'],
    ['an unknown picture', { featuredImage: 4 }, 'featuredImage', 'one of the list'],
    ['a word for on and off', bar({ hide: 'perhaps' }), 'stickyCta[stickyFloaterCtaG][hide]', 'on or off'],
    ['fields for a text', facility({ city: { a: 1 } }), 'facilityDetails[city]', 'must be a text'],
    ['a field that there is not', facility({ beds: 1 }), 'facilityDetails', 'has no field beds'],
    ['a group that there is not', { contributorProfile: {} }, 'form', 'has no field contributorProfile'],
    ['a text for a group', { seo: 'x' }, 'seo', 'must be fields'],
    [
      'too many rows',
      bar({ buttons: Array.from({ length: 101 }, () => ({ link: { url: '/x/' } })) }),
      'stickyCta[stickyFloaterCtaG][buttons]',
      '100 rows at most',
    ],
    [
      'a link that runs',
      bar({ buttons: [{ link: { url: 'data:text/html,x', title: 'x' } }] }),
      'stickyCta[stickyFloaterCtaG][buttons][0][link][url]',
      'Sticky bar, Button 1, URL must be an address',
    ],
  ])('%s is refused by its name, and nothing is saved', (_, values, field, message) => {
    const errors = refused(update(wordpress, FACILITY, { menuOrder: 9, ...values }));
    expect(errors).toEqual({ [field]: expect.stringContaining(message) });
    expect(wordpress.edits.hasEdits()).toBe(false);
  });

  it('is refused where a reference is of another kind: a facility for a person, a category for a topic', () => {
    const category = wordpress.edits.store().termsOf('category')[0]?.id;
    const errors = refused(
      update(wordpress, '/contact/', {
        bylineInfo: { author: idAt(wordpress, FACILITY) },
        treatmentTopics: [category],
        featuredImage: idAt(wordpress, FACILITY),
      }),
    );
    expect(Object.keys(errors).toSorted()).toEqual(['bylineInfo[author]', 'featuredImage', 'treatmentTopics']);
  });

  it('cannot reach prototypes', () => {
    const values: Record<string, unknown> = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"x":1}}');
    expect(refused(update(wordpress, '/contact/', values))).not.toEqual({});
    expect(Object({}).polluted).toBeUndefined();
  });
});

describe('fields of an edit', () => {
  it('change what is sent, also in groups, and empty ones are unset', async () => {
    const wordpress = await run();
    const before = wordpress.edits.form(idAt(wordpress, FACILITY))?.values;
    saved(update(wordpress, FACILITY, { ...facility({ city: 'Reno', accreditations: '' }), menuOrder: '' }));
    const after = wordpress.edits.form(idAt(wordpress, FACILITY))?.values;
    const { accreditations: _, ...details } = Object(before?.facilityDetails);
    const { menuOrder: __, ...others } = Object(before);
    expect(after).toEqual({ ...others, facilityDetails: { ...details, city: 'Reno' } });
  });

  it('are stored as typed where there is no tag, without disallowed ones elsewhere', async () => {
    const wordpress = await run();
    saved(update(wordpress, FACILITY, facility({ city: ' Fish & Chips "1" ', street: '1 <script>x</script> Way' })));
    expect(wordpress.edits.form(idAt(wordpress, FACILITY))?.values.facilityDetails).toMatchObject({
      city: 'Fish & Chips "1"',
      street: '1 x Way',
    });
  });

  it('may reference what was trashed meanwhile, as long as it stays', async () => {
    const wordpress = await run();
    const person = idAt(wordpress, '/contributors/elena-marsh/');
    const byline = { bylineInfo: { author: person } };
    saved(update(wordpress, '/contact/', byline));
    saved(wordpress.edits.trash(person, editorOf(wordpress)));
    saved(update(wordpress, '/contact/', { ...byline, menuOrder: 3 }));
    expect(refused(update(wordpress, '/insurance/', byline))).toHaveProperty(['bylineInfo[author]']);
  });

  it('of a draft with an excerpt alone are enough to save it', async () => {
    const wordpress = await run();
    const input = { id: null, type: 'post' as const, title: '', content: '', values: { excerpt: 'A summary.' } };
    expect(saved(wordpress.edits.saveDraft(input, editorOf(wordpress))).values).toEqual({ excerpt: 'A summary.' });
  });
});

describe('a preview of a published post', () => {
  const QUERY = (id: number) =>
    `{ page(id: "${id}", idType: DATABASE_ID) { template { templateName } featuredImage { node { databaseId } }
       treatmentTopics { nodes { slug } } pageSettings { segment } bylineInfo { reviewer { nodes { databaseId } } } } }`;

  it('has all fields: template, picture, terms, groups; visitors have none of them', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const store = wordpress.edits.store();
    const [topic, picture] = [store.termIn('treatment_topic', 'alcohol'), store.postsOfType('attachment')[0]];
    const reviewer = idAt(wordpress, '/contributors/elena-marsh/');
    const values = {
      template: 'Full Width',
      featuredImage: picture?.id,
      treatmentTopics: [topic?.id],
      pageSettings: { segment: 'insurance' },
      bylineInfo: { reviewer },
    };
    const before = await queryData(wordpress, QUERY(id));
    const form = saved(wordpress.edits.preview({ id, type: 'page', values }, editorOf(wordpress)));
    expect(form.autosave?.values).toMatchObject(values);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenFor(wordpress)}`,
      'x-graphql-preview': `database_id=${id}`,
    };
    const response = await fetch(`${wordpress.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: QUERY(id) }),
    });
    expect(response.headers.get('x-footbridge-preview')).toBe('all');
    expect((await response.json()).data.page).toEqual({
      template: { templateName: 'Full Width' },
      featuredImage: { node: { databaseId: picture?.id } },
      treatmentTopics: { nodes: [{ slug: 'alcohol' }] },
      pageSettings: { segment: ['insurance'] },
      bylineInfo: { reviewer: { nodes: [{ databaseId: reviewer }] } },
    });
    expect(await queryData(wordpress, QUERY(id))).toEqual(before);
  });
});

describe('fields from ACF’s JSON', () => {
  const read = (fields: object[]) =>
    fieldsFromAcf(
      groupFileSchema.parse({ key: 'group_x', fields: fields.map((one) => ({ key: 'k', ...one })) })[0]?.fields,
    );

  it('have defaults in a new form, and required ones have to be set when it is published', () => {
    const fields = read([
      { name: 'beds', type: 'number', default_value: 12 },
      { name: 'open', type: 'true_false', default_value: 1 },
      { name: 'city', type: 'text', required: 1, default_value: '' },
    ]);
    expect(initialValues(fields)).toEqual({ beds: 12, open: true });
    expect(valuesSchema(fields, FILE).parse({})).toEqual({});
    expect(valuesSchema(fields, { ...FILE, isComplete: true }).safeParse({ beds: 1 }).error?.issues).toMatchObject([
      { path: ['city'], message: 'is required' },
    ]);
  });

  it('leave out what has no value: messages, tabs, fields that are not in GraphQL', () => {
    const types = ['message', 'tab'];
    expect(read(types.map((type) => ({ name: 'x', type })))).toEqual([]);
    expect(read([{ name: 'x', type: 'text', show_in_graphql: 0 }])).toEqual([]);
  });

  it('read a date, and refuse a day that there is not', () => {
    const schema = valuesSchema(read([{ name: 'day', type: 'date_picker' }]), FILE);
    expect(schema.parse({ day: '2026-02-28' })).toEqual({ day: '2026-02-28' });
    expect(schema.safeParse({ day: '2026-02-30' }).success).toBe(false);
  });
});
