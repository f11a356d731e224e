import { withSavedFields } from '@/bridge/pages/page/saved-fields';

const published = {
  page: {
    databaseId: 12,
    uri: '/insurance/',
    slug: 'insurance',
    title: 'Insurance',
    content: '<p>Old</p>',
    ancestors: null,
    contentTypeName: 'page',
    date: '2024-01-01T00:00:00',
    seo: { title: 'Own', noindex: false },
    bylineInfo: { author: { nodes: [1] } },
    comments: { nodes: ['a'] },
    featuredImage: { node: { sourceUrl: 'x' } },
  },
  generalSettings: { title: 'Site' },
};
const saved = {
  page: {
    databaseId: 40,
    uri: 'http://x.test/insurance/?preview=true',
    slug: '12-autosave-v1',
    title: 'Insurance, new',
    content: null,
    ancestors: { nodes: [{ uri: '/insurance/' }] },
    contentTypeName: 'revision',
    date: '2026-01-01T00:00:00',
    seo: { title: 'New', noindex: false },
    bylineInfo: { author: null },
    comments: { nodes: [] },
    featuredImage: null,
  },
  generalSettings: { title: 'Other' },
};

describe('what was saved and not published', () => {
  it('has the autosave’s texts and field groups; all other fields are the published node’s', () => {
    expect(withSavedFields(published, saved, 'page')).toEqual({
      ...published,
      page: { ...published.page, title: 'Insurance, new', content: null, seo: { title: 'New', noindex: false } },
    });
  });

  it.each([
    [null, 'page'],
    [{}, 'page'],
    [{ page: null }, 'page'],
    [saved, undefined],
  ])('is nothing where there is no answer: %j', (answer, main) => {
    expect(withSavedFields(published, answer, main)).toBe(published);
  });
});
