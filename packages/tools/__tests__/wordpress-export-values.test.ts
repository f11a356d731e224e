/** The values in what `npm run tool -- wordpress export` writes. */
import { join } from 'node:path';
import { readContent } from '@footbridge/tools/wordpress/export/export';
import { settingsFile } from '@footbridge/tools/wordpress/export/settings';
import { wxr } from '@footbridge/tools/wordpress/export/wxr';
import { listOf, valuesIn } from '@footbridge/embedded/fields/field';
import { Store } from '@footbridge/embedded/store/store';
import type { PostEntity } from '@footbridge/embedded/store/types';
import { readWxr, type WxrItem } from '../../../__tests__/support/wxr';

jest.setTimeout(60_000);

const DSH = readContent({ root: join(__dirname, '../../..'), site: 'DSH', address: 'http://wordpress.test' });
const exported = readWxr(wxr(DSH));

/** The content of one post only, and that changed. */
function withPost(change: (post: PostEntity) => PostEntity) {
  const [first] = DSH.store.postsOfType('post');
  if (!first) throw new Error('there is no post');
  return { ...DSH, id: first.id, store: new Store({ ...DSH.store.data, posts: [change(first)], menuItems: [] }) };
}

describe('hostile text in an export', () => {
  const HOSTILE = 'Fish & chips ]]> <b>“5 > 3”</b> \u0000\u0007\u001B[31m \uFFFE 😀 \uD800 &amp; --> a\tb\nc';
  const CLEAN = 'Fish & chips ]]> <b>“5 > 3”</b> [31m  😀  &amp; --> a\tb\nc';

  test('is preserved, except what XML does not allow', () => {
    const content = withPost((post) => ({
      ...post,
      title: HOSTILE,
      password: HOSTILE,
      values: { ...post.values, excerpt: HOSTILE, pageSettings: { schema: HOSTILE } },
    }));
    const item = readWxr(wxr(content)).items.find(({ id }) => id === content.id);
    expect(item).toMatchObject({ title: CLEAN, password: CLEAN, excerpt: CLEAN });
    expect(item?.meta.schema).toBe(CLEAN);
  });

  test('stays the same in an attribute', () => {
    const { store, ...content } = withPost((post) => post);
    const terms = store.data.terms.map((term) => ({ ...term, slug: `${term.slug}"<&` }));
    const [item] = readWxr(wxr({ ...content, store: new Store({ ...store.data, terms }) })).items;
    expect(item?.terms.length).toBeGreaterThan(0);
    expect(item?.terms.filter((term) => !term.endsWith('"<&'))).toEqual([]);
  });

  test('is a text even where it looks serialized by PHP', () => {
    const content = withPost((post) => ({
      ...post,
      values: { pageSettings: { schema: 'O:8:"stdClass":0:{}' } },
    }));
    expect(readWxr(wxr(content)).items.find(({ id }) => id === content.id)?.meta.schema).toBe(
      's:19:"O:8:"stdClass":0:{}";',
    );
  });
});

describe('the exported fields', () => {
  const content = DSH;
  const file = exported;
  const facility = file.items.find(({ slug }) => slug === 'desert-hope-treatment-center');

  test('are stored as ACF stores them', () => {
    const values = content.store.postBySlug('facility', 'desert-hope-treatment-center')?.values;
    const photos = listOf(valuesIn(values?.facilityDetails).photos);
    expect(photos).toHaveLength(5);
    expect(facility?.meta).toMatchObject({
      site_key: 'DSH',
      _site_key: 'field_facility_details_site_key',
      photos: `a:${photos.length}:{${photos.map((id, index) => `i:${index};s:${String(id).length}:"${id}";`).join('')}}`,
    });
  });

  test('count their rows, and distinguish bytes from letters', () => {
    const { fields } = settingsFile(content);
    expect(fields.options_rules).toBe('9');
    expect(fields).toMatchObject({
      options_rules_0_source: '/verify/',
      options_rules_0_permanent: '1',
      _options_rules_0_source: 'field_redirects_rules_source',
    });
    expect(fields.options_content_segments_0_buttons_0_link).toEqual({
      title: expect.stringMatching(/^Call \(702\) 555-01\d\d$/),
      url: expect.stringMatching(/^tel:/),
      target: '',
    });
    const people = file.items.filter(({ type }) => type === 'contributor');
    expect(people.some(({ meta }) => meta.categories_0_location?.startsWith('a:8:{i:0;s:3:"AHW";'))).toBe(true);
  });

  test('know dates, templates, old slugs, sticky posts and passwords', () => {
    const item = (slug: string): WxrItem | undefined => file.items.find((one) => one.slug === slug);
    expect(file.items.find(({ type }) => type === 'review')?.meta.review_date).toMatch(/^\d{8}$/);
    expect(item('getting-started')?.meta._wp_page_template).toBe('templates-php/landing.php');
    expect(item('what-is-detox')?.oldSlugs).toEqual(['what-detox-is', 'detox-explained']);
    expect(item('if-you-need-help-today')?.isSticky).toBe(true);
    expect(item('notes-from-the-alumni-evening')?.password).toBe('letmein');
  });

  test('preserve unpublished changes beside the published text', () => {
    const autosaves = file.items.filter(({ type }) => type === 'revision');
    expect(autosaves.length).toBeGreaterThan(0);
    expect(
      autosaves.filter(({ slug, parent, status }) => slug !== `${parent}-autosave-v1` || status !== 'inherit'),
    ).toEqual([]);
  });
});
