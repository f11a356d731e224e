import { readableKey } from '@/bridge/wordpress/dependencies/keys';
import { valuesIn } from '@/wordpress/embedded/fields/field';
import { contentOf } from '../support/stand-ins';
import { DRAFT, saved } from './support/editing';
import { webhooksOf } from './support/webhooks-of';

const STORE = contentOf('DSH');
const NOW = Date.parse('2026-11-21T19:02:51Z');
const at = (path: string) => STORE.postAt(path)?.id ?? 0;
const find = (events: Awaited<ReturnType<typeof webhooksOf>>, kind: string) =>
  events.filter((event) => event.kind === kind).flatMap(({ keys, uris }) => [...keys.map(readableKey), ...uris]);

describe('the webhooks of references', () => {
  it('of a contributor who became visible: the posts with their byline', async () => {
    const id = at('/contributors/elena-marsh/');
    const naming = STORE.posts
      .filter(({ values, status }) => status === 'publish' && Object.values(valuesIn(values.bylineInfo)).includes(id))
      .map((post) => `post:${post.id}`);
    expect(naming.length).toBeGreaterThan(2);
    const came = await webhooksOf(STORE, NOW, (edits, user) => {
      saved(edits.update({ id, type: 'contributor', status: 'draft' }, user));
      saved(edits.publish({ id, type: 'contributor' }, user));
    });
    expect(find(came, 'node')).toEqual(expect.arrayContaining(naming));
  });

  it('of a post with its own pictures: those, too', async () => {
    const post = STORE.posts.find(
      ({ id, status }) =>
        status === 'publish' && STORE.posts.some(({ type, parentId }) => type === 'attachment' && parentId === id),
    );
    const gone = await webhooksOf(STORE, NOW, (edits, user) => edits.trash(post?.id ?? 0, user));
    expect(find(gone, 'media').length).toBeGreaterThan(1);
  });

  it('of a page in a menu: the items that link to it', async () => {
    const items = STORE.data.menuItems.filter(({ url }) => url === '/contact/').map(({ id }) => `post:${id}`);
    expect(items.length).toBeGreaterThan(0);
    expect(
      find(
        await webhooksOf(STORE, NOW, (edits, user) =>
          edits.update({ id: at('/contact/'), type: 'page', title: 'Other' }, user),
        ),
        'menu',
      ),
    ).toEqual(items);
  });

  it('of the front page in the trash: every address, as another page is home', async () => {
    const gone = await webhooksOf(STORE, NOW, (edits, user) => edits.trash(at('/'), user));
    expect(gone.map(({ kind }) => kind)).toContain('permalinks');
  });

  it('of drafts, autosaves and what is scheduled: nothing', async () => {
    const events = await webhooksOf(STORE, NOW, (edits, user) => {
      const { id } = saved(edits.saveDraft(DRAFT, user));
      saved(edits.update({ id, type: 'page', status: 'pending' }, user));
      saved(edits.publish({ id, type: 'page', date: '2099-01-01T00:00' }, user));
      saved(edits.preview({ id: at('/contact/'), type: 'page', title: 'Unpublished' }, user));
      saved(edits.trash(id, user));
    });
    expect(events).toEqual([]);
  });

  it('of a hidden page that moves: those below it', async () => {
    const id = at('/about/');
    const events = await webhooksOf(STORE, NOW, (edits, user) => {
      saved(edits.update({ id, type: 'page', status: 'draft' }, user));
      saved(edits.update({ id, type: 'page', status: 'draft', slug: 'about-us' }, user));
    });
    expect(find(events, 'node')).toContain('/about-us/our-team/');
  });

  it('of more than nine hundred keys and addresses: everything', () => {
    const base = contentOf('DSH');
    const [page] = base.posts.filter(({ path }) => path === '/about/');
    if (!page) throw new Error('no page');
    base.data.posts.push(
      ...Array.from({ length: 400 }, (_, index) => ({
        ...page,
        id: 950_000 + index,
        parentId: page.id,
        slug: `p${index}`,
        path: `/about/p${index}/`,
      })),
    );
    return expect(
      webhooksOf(base, NOW, (edits, user) => edits.update({ id: page.id, type: 'page', slug: 'us' }, user)),
    ).resolves.toEqual([{ kind: 'all', keys: [], uris: [] }]);
  });
});
