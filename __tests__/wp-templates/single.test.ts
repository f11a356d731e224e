import { recorded, runTemplate, variablesOf } from './run-template';

describe('single', () => {
  it('renders a post with its category, people and picture', () => {
    const rendered = runTemplate('single', { contentNode: recorded('nodeByUri/post') });
    expect(rendered?.page).toMatchObject({ id: 1870, head: { canonical: '/what-is-detox/' } });
    expect(rendered?.view).toMatchObject({
      title: 'What is Detox?',
      trail: [{ title: 'Detox guides', url: '/category/guides/detox-guides/' }],
      byline: {
        people: [
          { name: 'Jane Doe', role: 'Written by' },
          { name: 'Lee O’Neil', role: 'Reviewed by' },
        ],
        updated: 'January 15, 2024',
      },
      picture: { src: '/media/2026/11/detox.jpg', alt: 'Detox hero' },
      isProtected: false,
    });
  });

  it('has WordPress’s author if the byline is empty', () => {
    const bylineInfo = { author: null, editor: null, reviewer: null };
    expect(runTemplate('single', { contentNode: { ...recorded('nodeByUri/post'), bylineInfo } })?.view).toMatchObject({
      byline: { people: [{ name: 'Edie Editor', url: '/author/editor/', avatar: [] }] },
    });
  });

  it('reveals nothing of a protected post: text, people, fields, description', () => {
    const contentNode = {
      ...recorded('nodeByUri/post'),
      ...recorded('data/post-password-fields', 'contentNode'),
      categories: null,
    };
    const rendered = runTemplate('single', { contentNode });
    expect(rendered?.view).toMatchObject({
      title: 'Protected: Password post',
      isProtected: true,
      html: '',
      related: [],
      topics: [],
      byline: { people: [], updated: null },
    });
    expect(JSON.stringify(rendered)).not.toMatch(/secret|Jane|Edie/);
  });

  it('renders attachments and unknown types', () => {
    const file = {
      __typename: 'MediaItem',
      databaseId: 5,
      uri: '/a-picture/',
      title: 'A picture',
      description: '<p>Words.</p>',
      sourceUrl: 'http://127.0.0.1:8080/wp-content/uploads/a.jpg',
    };
    expect(runTemplate('singular', { contentNode: file })).toMatchObject({
      view: { html: '<p>Words.</p>', picture: { src: '/media/a.jpg' } },
    });
    const review = { __typename: 'FootbridgeReview', databaseId: 6, uri: '/?post_type=review&p=6', title: 'Lin W.' };
    expect(runTemplate('singular', { contentNode: review })?.view).toMatchObject({ title: 'Lin W.', html: '' });
  });

  it('has the archive, the terms and the related texts that WordPress names, for another plugin’s type', () => {
    const book = (databaseId: number) => ({
      __typename: 'FootbridgeFacility',
      databaseId,
      uri: `/books/${databaseId}/`,
      title: `Book ${databaseId}`,
      content: '<p>Words.</p>',
    });
    const address = {
      trail: [
        { title: 'Books', uri: '/books/' },
        { title: 'Crime & spies', uri: '/genre/crime/' },
      ],
      related: [9, 8],
    };
    expect(variablesOf('single', { databaseId: 7 }, address)).toEqual({
      id: '7',
      related: ['9', '8'],
      hasRelated: true,
    });
    expect(variablesOf('single', { databaseId: 7 })).toMatchObject({ related: [], hasRelated: false });
    const root = { contentNode: book(7), contentNodes: { nodes: [book(8), book(9)] } };
    expect(runTemplate('single', root, {}, address)?.view).toMatchObject({
      html: '<p>Words.</p>',
      trail: [
        { title: 'Books', url: '/books/' },
        { title: 'Crime & spies', url: '/genre/crime/' },
      ],
      related: [
        { title: 'Book 9', url: '/books/9/' },
        { title: 'Book 8', url: '/books/8/' },
      ],
    });
  });
});
