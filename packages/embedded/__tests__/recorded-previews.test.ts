import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import type { PostEntity } from '@footbridge/embedded/store/types';
import { recording, recordingNames } from './support/recordings';
import { accessToken, at, replay, start } from './support/server';
import { differences } from './support/shape';
import { contentOf, SITE, standIns } from './support/stand-ins';

const store = contentOf();
const table = standIns(store);
const first = (type: PostEntity['type'], test: (post: PostEntity) => boolean) =>
  store.postsOfType(type).find((post) => test(post))?.id;
const draftOf = (type: PostEntity['type']) => first(type, ({ status }) => status === 'draft');

/** Recorded database id → ours of the same kind. */
const IDS: Record<string, number | undefined> = {
  '1874': draftOf('page'),
  '1875': draftOf('post'),
  '1876': first('post', ({ status }) => status === 'future'),
  '1877': first('post', ({ password }) => password !== undefined),
  '1878': first('page', ({ status }) => status === 'private'),
  '1879': draftOf('facility'),
  '1862': first('page', ({ autosave, status }) => autosave !== null && status === 'publish'),
  '2': store.postAt('/about/')?.id,
};

const translated = (text: string) =>
  Object.entries({
    '/draft-page/': table['/draft-page/'],
    '/private-page/': table['/private-page/'],
    '/scheduled-post-2030/': table['/scheduled-post-2030/'],
  })
    .reduce((changed, [from, to]) => changed.replaceAll(from, to ?? from), text)
    .replace(/("id":"|page_id=)(\d+)/g, (whole, before: string, id: string) =>
      IDS[id] ? `${before}${IDS[id]}` : whole,
    );

let wordpress: EmbeddedWordPress;
let token: string;
beforeAll(async () => {
  wordpress = await start(SITE, { showOnFront: 'posts' });
  token = await accessToken(wordpress);
});
afterAll(() => wordpress.close());

describe('drafts and previews, as a real WordPress returned them', () => {
  it('has an example of every kind of page that visitors must not see', () => {
    expect(Object.entries(IDS).filter(([, id]) => id === undefined)).toEqual([]);
  });

  it.each(recordingNames('preview'))('%s: the same kind of answer', async (name) => {
    const recorded = recording('preview', name);
    const signedIn = name.endsWith('-auth');
    const { authorization: _, ...headers } = recorded.request.headers;
    const request = { ...recorded.request, headers };
    const answer = await replay(wordpress, { ...recorded, request }, translated, signedIn ? token : undefined);
    expect(answer.status).toBe(recorded.response.status);
    for (const field of ['contentNode', 'nodeByUri', 'page', 'post']) {
      expect(at(answer.body, 'data', field) === null).toBe(at(recorded.response.body, 'data', field) === null);
    }
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('previews are not cached: a response to a signed-in editor has no-store', async () => {
    const recorded = recording('preview', 'draft-page-auth');
    const answer = await replay(wordpress, recorded, translated, token);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
