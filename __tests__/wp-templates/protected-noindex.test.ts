/** Pages behind a password are not indexed: search engines would show their title and topic. */
import { TEMPLATE_NAMES, templates } from '@/wp-templates';

import { runTemplate, recorded } from './run-template';

const KEYS = ['page', 'contentNode', 'facility', 'contributor'] as const;
const NODES = {
  page: 'nodeByUri/page',
  contentNode: 'nodeByUri/post',
  facility: 'nodeByUri/cpt-single',
  contributor: 'nodeByUri/cpt-contributor',
} as const;

/** Templates whose query contains the node's password requirement. */
const ABLE = TEMPLATE_NAMES.flatMap((name) => {
  const text = JSON.stringify(templates[name].query);
  const key = KEYS.find((field) =>
    new RegExp(`"kind":"Field","(?:alias|name)":\\{"kind":"Name","value":"${field}"\\}`).test(text),
  );
  return key && text.includes('isRestricted') ? [[name, key] as const] : [];
});

it('concerns every template of a single text', () => {
  expect(ABLE.map(([name]) => name).toSorted()).toEqual(
    expect.arrayContaining([
      'front-page',
      'landing',
      'page',
      'single',
      'single-contributor',
      'single-facility',
      'template-full-width',
      'template-reviews',
    ]),
  );
});

it.each(ABLE)('%s is noindex while it requires a password, whatever its editor set', (name, key) => {
  for (const noindex of [true, false, null]) {
    const node = {
      ...recorded(NODES[key]),
      content: null,
      isRestricted: true,
      seo: { noindex, title: 'Secret', description: 'Secret', canonical: null, image: null },
    };
    const rendered = runTemplate(name, { [key]: node }, { __typename: 'Page', databaseId: 2 }, { postsPage: 2 });
    expect(rendered?.page.head).toMatchObject({ noindex: true });
    expect(JSON.stringify(rendered?.page.head)).not.toContain('Secret');
  }
});
