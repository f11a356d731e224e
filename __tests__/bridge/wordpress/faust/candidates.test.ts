import { candidateTemplates } from '@/bridge/wordpress/faust/candidates';

import type { SeedNode } from '@/bridge/wordpress/types';

/** Cases that the hierarchy sample does not contain (hierarchy-sample.test.ts compares with the rest), in WordPress's order. */
describe('candidate templates', () => {
  const page: SeedNode = {
    __typename: 'Page',
    isContentNode: true,
    contentTypeName: 'page',
    slug: 'our-team',
    databaseId: 9,
  };
  const chosen = { template: { templateName: 'Our Team' } };
  const attachment: SeedNode = {
    __typename: 'MediaItem',
    isContentNode: true,
    contentTypeName: 'attachment',
    slug: 'plan',
    databaseId: 7,
    mimeType: 'application/pdf',
  };

  it.each<[string, SeedNode, string[]]>([
    [
      'a page whose editor chose a template',
      { ...page, ...chosen },
      ['template-our-team', 'page-our-team', 'page-9', 'page', 'singular', 'index'],
    ],
    [
      'a page with the default template',
      { ...page, template: { templateName: 'Default' } },
      ['page-our-team', 'page-9', 'page', 'singular', 'index'],
    ],
    [
      'the privacy policy',
      { ...page, slug: 'privacy', isPrivacyPage: true },
      ['privacy-policy', 'page-privacy', 'page-9', 'page', 'singular', 'index'],
    ],
    [
      'a front page with a template',
      { ...page, ...chosen, isFrontPage: true },
      ['front-page', 'template-our-team', 'page-our-team', 'page-9', 'page', 'singular', 'index'],
    ],
    [
      'a post with a template',
      { __typename: 'Post', isContentNode: true, contentTypeName: 'post', slug: 'x', ...chosen },
      ['template-our-team', 'single-post-x', 'single-post', 'single', 'singular', 'index'],
    ],
    [
      'a post behind a password, which hides its type',
      { __typename: 'Post', isContentNode: true, slug: 'x', template: null },
      ['single-post-x', 'single-post', 'single', 'singular', 'index'],
    ],
    [
      'an attachment of nothing',
      attachment,
      [
        'application-pdf',
        'pdf',
        'application',
        'attachment',
        'single-attachment-plan',
        'single-attachment',
        'single',
        'singular',
        'index',
      ],
    ],
    [
      'an attachment of a page',
      { ...attachment, parent: { node: { __typename: 'Page' } } },
      ['application-pdf', 'pdf', 'application', 'attachment', 'page-plan', 'page-7', 'page', 'singular', 'index'],
    ],
    [
      'an author, by nicename and not by display name',
      { __typename: 'User', slug: 'ann', name: 'Ann of the Hills', databaseId: 3 },
      ['author-ann', 'author-3', 'author', 'archive', 'index'],
    ],
    [
      'a term whose slug is not ASCII',
      { __typename: 'Category', isTermNode: true, taxonomyName: 'category', slug: 'νέα', databaseId: 4 },
      ['category-νέα', 'category-%ce%bd%ce%ad%ce%b1', 'category-4', 'category', 'archive', 'index'],
    ],
    [
      'a type of another plugin',
      { __typename: 'ContentType', name: 'event', isPostsPage: false },
      ['archive-event', 'archive', 'index'],
    ],
  ])('of %s', (_, node, candidates) => {
    expect(candidateTemplates(node, { search: null })).toEqual(candidates);
  });

  it('of a search in one type are that type’s archive, too', () => {
    expect(
      candidateTemplates({ __typename: 'SearchResults' }, { search: { words: 'x', postType: 'facility' } }),
    ).toEqual(['search', 'archive-facility', 'archive', 'index']);
  });
});
