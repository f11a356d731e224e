import { matchOf } from '@footbridge/bridge/cache/invalidation/webhook';
import { addressKeys } from '@footbridge/bridge/wordpress/dependencies/keys';
import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { webhooksOf } from './editing/support/webhooks-of';
import { contentOf } from './support/stand-ins';

import type { Edits } from '@footbridge/embedded/editing/edits';
import type { EditInput } from '@footbridge/embedded/editing/types';
import type { Store } from '@footbridge/embedded/store/store';
import type { UserEntity } from '@footbridge/embedded/store/types';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const content = contentOf('DSH');
const idOf = (path: string) => content.postAt(path)?.id ?? 0;
const draft = content.postBySlug('post', 'movement-as-a-habit')?.id ?? 0;

type Edit = (edits: Edits, user: UserEntity) => unknown;
const change =
  (id: number | null, input: Partial<EditInput>, type: EditInput['type'] = 'post'): Edit =>
  (edits, user) =>
    edits.update({ id, type, ...input }, user);
const publish =
  (input: Partial<EditInput>, type: EditInput['type'] = 'post'): Edit =>
  (edits, user) =>
    edits.publish({ id: null, type, title: 'New', content: 'New words.', ...input }, user);
const setRules =
  (...rules: object[]): Edit =>
  (edits) =>
    edits.setOptions({ redirects: { rules } });

const detox = idOf('/what-is-detox/');
const ruth = idOf('/contributors/ruth-lindqvist/');

/** One edit for each way in which a response turns into another one, and an address where it does. */
const EDITS: Readonly<Record<string, [Edit, string]>> = {
  'a new post begins as an unknown address': [publish({ title: 'No such page, or is there?' }), '/no-such-page/'],
  'a new page begins as an unknown address': [publish({ title: 'No such page at all' }, 'page'), '/no-such-p/'],
  'a new post of a year without posts': [publish({ date: '1999-05-01T09:00' }), '/1999/'],
  'a new post moves others to the next page': [publish({}), '/blog/page/2/'],
  'a new post fills another page': [publish({ date: '2020-01-01T09:00' }), '/blog/'],
  'a draft is published': [(edits, user) => edits.publish({ id: draft, type: 'post' }, user), `/?p=${draft}`],
  'a post is hidden': [change(detox, { status: 'draft' }), '/what-detox-is/'],
  'a post is trashed': [(edits) => edits.trash(detox), '/what-is-d/'],
  'a slug changes': [change(detox, { slug: 'detox-explained' }), '/what-is-detox/'],
  'a page moves with those below it': [change(idOf('/about/'), { slug: 'about-us' }, 'page'), '/about/our-team/'],
  'a text gets parts': [change(idOf('/about/'), { content: 'One.<!--nextpage-->Two.' }, 'page'), '/about/2/'],
  'a page gets another template': [change(idOf('/about/'), { values: { template: 'Full Width' } }, 'page'), '/about/'],
  'a text gets a searched word': [change(detox, { content: 'A zebra.' }), '/search/zebra/'],
  'a post leaves lists': [change(detox, { values: { seo: { noindex: true } } }), '/blog/page/3/'],
  'a post becomes sticky': [change(detox, { values: { sticky: true } }), '/blog/'],
  'a post moves in time': [change(detox, { date: '2001-01-01T09:00' }), '/2001/01/'],
  'a post gets another category': [
    change(detox, { values: { categories: [termOf('rest')] } }),
    '/category/recovery/staying-well/rest/',
  ],
  'a facility is published': [publish({}, 'facility'), '/facilities/'],
  'a contributor is hidden': [change(ruth, { status: 'draft' }, 'contributor'), '/contributors/ruth-lindqvist/'],
  'a byline names somebody else': [
    change(detox, { values: { bylineInfo: { author: idOf('/contributors/thomas-hale/') } } }),
    '/contributors/thomas-hale/',
  ],
  'a rule for an unknown address': [
    setRules({ source: '/no-such-page/', destination: '/about/', permanent: true }),
    '/no-such-page/',
  ],
  'a rule that an old slug had no need of': [
    setRules({ source: '/what-detox-is/', destination: '/about/' }),
    '/what-detox-is/',
  ],
  'a rule is deleted': [setRules(), '/verify/'],
};

function termOf(slug: string): number {
  return content.termIn('category', slug)?.id ?? 0;
}

const OTHERS =
  '/ /blog/page/2/ /blog/page/5/ /blog/page/6/ /2026/ /2025/ /2024/ /2024/09/ /2025/page/2/ /category/recovery/page/2/ ' +
  '/author/writer/page/2/ /feed/ /blog/feed/ /nowhere/about/ /abou/ /author/nobody/ /category/nope/ /1998/ /?p=7 ' +
  '/get-help/ /search/detox/ /what/ /new/';

const ADDRESSES = [
  ...new Set([
    ...Object.values(EDITS).map(([, path]) => path),
    ...content.posts.flatMap(({ path, type, status }) =>
      path && type !== 'attachment' && status !== 'draft' ? [path] : [],
    ),
    ...content.data.terms.map(({ path }) => path),
    ...content.data.users.map(({ slug }) => `/author/${slug}/`),
    ...OTHERS.split(' '),
  ]),
];

function answers(store: Store): Map<string, { shown: string; keys: Set<string> }> {
  return new Map(
    ADDRESSES.map((path) => {
      const answer = resolveAddress(path, store);
      const { keys, location } = answer;
      const own = addressKeys([path.split('?')[0], location?.startsWith('/') ? location : null]);
      // The site reads no title, and the names of variables from any new response.
      const shown = JSON.stringify({ ...answer, keys: null, title: null, variables: null });
      return [path, { shown, keys: new Set([...keys, ...(path.includes('?') ? [] : own)]) }];
    }),
  );
}

describe('an edit in the embedded WordPress', () => {
  it.each(Object.keys(EDITS))('invalidates each response that it changes: %s', async (name) => {
    const [edit, path] = EDITS[name] ?? [() => undefined, ''];
    const stores: Store[] = [];
    const events = await webhooksOf(content, NOW, (edits, user) => {
      stores.push(edits.store());
      edit(edits, user);
      stores.push(edits.store());
    });
    const [before, after] = stores.map(answers);
    const changed = ADDRESSES.filter((one) => before?.get(one)?.shown !== after?.get(one)?.shown);
    expect(changed).toContain(path);
    const match = matchOf(events);
    const isStale = (one: string) => match !== '*' && !match.some((key) => before?.get(one)?.keys.has(key));
    expect(changed.filter(isStale)).toEqual([]);
  });
});
