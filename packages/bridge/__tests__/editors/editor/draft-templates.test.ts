/** A draft's own template hierarchy, which WordPress returns to its editor, chooses the template of its preview. */
import { renderDraft, type DraftNode } from '@footbridge/bridge/editors/editor/render-draft';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const page = {
  __typename: 'Page',
  databaseId: 12,
  uri: '/?page_id=12',
  title: 'Ours',
  content: '<p>Text.</p>',
} as const;

const draft = (status: string, own: string[] | null, uri = '/?page_id=12'): DraftNode => ({
  ...page,
  id: 'cG9zdDoxMg==',
  uri,
  slug: 'ours',
  contentTypeName: 'page',
  isRestricted: false,
  hasPassword: false,
  templates: own,
  status,
  date: null,
  modified: null,
  author: null,
});

it.each([
  ['a draft', draft('draft', ['template-our-team', 'page-ours', 'page', 'index']), 'template-our-team'],
  ['an unsaved choice of none', draft('publish', ['page-ours', 'page-12', 'page', 'index'], '/ours/'), 'page'],
  ['an unsaved choice', draft('publish', ['template-veterans', 'page', 'index'], '/ours/'), 'template-veterans'],
  ['a pending child page', draft('pending', ['landing', 'page-ours', 'page', 'index'], '/about/?p=12'), 'landing'],
  [
    'another plugin’s type, which WPGraphQL takes for its archive',
    draft('draft', ['archive-book', 'archive', 'index'], '/?post_type=book&p=12'),
    'single',
  ],
  ['a text whose hierarchy is hidden', draft('draft', null), 'singular'],
])('%s', async (_, node, template) => {
  const tokens = new Set<string | null>();
  server.use(
    onOperation(/^Get(?!Menu|Site)/, () => Response.json({ data: { page, contentNode: page, contributors: null } })),
    ...embeddedWordPress(),
  );
  server.events.on('request:start', ({ request }) => void tokens.add(request.headers.get('authorization')));
  const rendered = await renderDraft(node, {
    base: '/preview/12/',
    part: 1,
    preview: { reader: { accessToken: 'of-the-editor' } },
    templates,
  });
  server.events.removeAllListeners();
  expect(rendered).toMatchObject({ kind: 'page', page: { template } });
  expect(tokens).toContain('Bearer of-the-editor');
});

const facility = (key: string, own: string[]) => ({
  ...draft('draft', own, '/?post_type=facility&p=12'),
  __typename: 'FootbridgeFacility' as const,
  slug: null,
  author: null,
  hasPassword: false,
  contentTypeName: key,
});

it.each([
  [
    'without a slug, for which FaustWP names the archive',
    facility('facility', ['archive-facility', 'archive', 'index']),
  ],
  [
    'beside an owner’s type of the same name',
    facility('footbridge_facility', ['single-footbridge_facility', 'single']),
  ],
])('a draft of a facility %s', async (_, node) => {
  const answer = { ...page, __typename: 'FootbridgeFacility' };
  server.use(
    onOperation('GetFacility', () => Response.json({ data: { facility: answer, facilities: null } })),
    ...embeddedWordPress(),
  );
  const preview = { reader: { previewToken: 'a.b' } };
  expect(await renderDraft(node, { base: '/preview/live/', part: 1, preview, templates })).toMatchObject({
    kind: 'page',
    page: { template: 'single-facility' },
  });
});
