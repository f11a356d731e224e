import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { readKeys } from './support/keys';
import { recording, recordingNames, type Json } from './support/recordings';
import { at, replay, start } from './support/server';
import { differences } from './support/shape';
import { contentOf, SITE, standIns } from './support/stand-ins';

/** Recordings without a counterpart, and why. */
const WITHOUT: Record<string, string> = {
  'comment-pingbacks': 'the embedded content has no pingbacks',
};

const store = contentOf();
const table = standIns(store);
const idOf = (path: string | undefined) => store.postAt(path ?? '')?.id ?? 0;
const slugOf = (path: string | undefined) => store.postAt(path ?? '')?.slug ?? 'none';

/** The recorded site's names → ours of the same kind. */
const NAMES: [string, string | number][] = [
  ['/template-comments-disabled/', table['/signs-of-alcohol-use-disorder/'] ?? ''],
  ['/template-comments/', '/sleep-in-early-recovery/'],
  ['1873,"content"', `${idOf('/sleep-in-early-recovery/')},"content"`],
  ['1878,"content"', `${idOf(table['/private-page/'])},"content"`],
  ['/what-is-detox/', table['/what-is-detox/'] ?? ''],
  ['/facilities/green-hills-recovery/', table['/facilities/green-hills-recovery/'] ?? ''],
  ['green-hills-recovery', slugOf(table['/facilities/green-hills-recovery/'])],
  ['bare-facility', slugOf(table['/facilities/bare-facility/'])],
  ['jane-doe', slugOf(table['/contributors/jane-doe/'])],
  ['sam-taylor', slugOf(table['/contributors/sam-taylor/'])],
  ['/page-a/', '/contact/'],
  ['"guides\\"', '"recovery\\"'],
  ['\\"id\\":\\"1877\\"', `\\"id\\":\\"${idOf(table['/password-post/'])}\\"`],
  ['1877', idOf(table['/password-post/'])],
  [
    '[\\"1870\\",\\"1873\\"]',
    `[\\"${idOf(table['/what-is-detox/'])}\\",\\"${idOf(table['/signs-of-alcohol-use-disorder/'])}\\"]`,
  ],
  ['1870', idOf(table['/what-is-detox/'])],
  ['id:\\"detox\\",idType:SLUG', 'id:\\"alcohol\\",idType:SLUG'],
  ['year:2010,month:8,day:7', 'year:2026,month:2,day:3'],
  ['year:2010,month:8', 'year:2026,month:2'],
  ['year:2010', 'year:2026'],
  ['year:2024', 'year:2026'],
  ['YXJyYXljb25uZWN0aW9uOjEwMDA=', cursorAt(-1)],
  ['YXJyYXljb25uZWN0aW9uOjE2Mw==', cursorAt(4)],
  ['YXJyYXljb25uZWN0aW9uOjE1MA==', cursorAt(5)],
];

function cursorAt(index: number): string {
  const posts = store.postsOfType('post').filter(({ status }) => status === 'publish');
  return Buffer.from(`arrayconnection:${posts.at(index)?.id}`).toString('base64');
}

const ours = (text: string) => NAMES.reduce((changed, [from, to]) => changed.replaceAll(from, String(to)), text);

let wordpress: EmbeddedWordPress;
beforeAll(async () => {
  wordpress = await start(SITE);
});
afterAll(() => wordpress.close());

/** A list's fill is content; paging through it is not. */
const PAGING = /^paging-posts-(?:first-5|last-|bad|garbage|deleted|after-end|edges)/;

describe('lists, nodes, menus and options, as a real WordPress returned them', () => {
  const names = recordingNames('data').filter((name) => !(name in WITHOUT));

  it.each(names)('%s: the same kind of answer, and the same form of keys', async (name) => {
    const recorded = recording('data', name);
    const answer = await replay(wordpress, recorded, ours);
    expect(answer.status).toBe(recorded.response.status);
    const options = PAGING.test(name) ? { paging: true } : { free: ['isFrontPage', 'isPostsPage'] };
    expect(differences(recorded.response.body, answer.body, options)).toEqual([]);
    expect(at(answer.body, 'errors', 0, 'message')).toEqual(at(recorded.response.body, 'errors', 0, 'message'));
    const [was, is] = [recorded.response, answer].map(({ headers }) => readKeys(headers['x-graphql-keys']));
    expect(is?.about).toEqual(was?.about);
    expect(is?.lists).toEqual(was?.lists);
    const changed = ours(JSON.stringify(recorded.request.body ?? '')) !== JSON.stringify(recorded.request.body ?? '');
    if (!changed) expect(is?.hash).toBe(was?.hash);
  });

  it('requesting isSticky in a list with a locked post loses the whole list', async () => {
    const answer = await replay(wordpress, recording('data', 'list-isSticky-with-password-post'));
    expect(at(answer.body, 'data', 'posts')).toBeNull();
  });

  it('a locked post returns its ACF fields, but not its content', async () => {
    const answer = await replay(wordpress, recording('data', 'post-password-fields'), ours);
    const node = at(answer.body, 'data', 'contentNode') as { [key: string]: Json };
    expect(node).toMatchObject({ isRestricted: true, status: 'publish', content: null, excerpt: null });
    expect(node.title).toEqual(expect.any(String));
    expect(node.seo).toEqual(expect.objectContaining({ description: expect.any(String) }));
  });

  it('returns at most 100 of a list, and that there are more', async () => {
    const answer = await replay(wordpress, recording('data', 'contentNodes-default-types'));
    const nodes = at(answer.body, 'data', 'contentNodes', 'nodes');
    expect(Array.isArray(nodes) && nodes.length).toBe(100);
    expect(at(answer.body, 'data', 'contentNodes', 'pageInfo', 'hasNextPage')).toBe(true);
  });
});
