import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { readKeys } from './support/keys';
import { recordedUri, recording, recordingNames, type Json } from './support/recordings';
import { sendQuery, at, FRONTEND, start } from './support/server';
import { differences } from './support/shape';
import { contentOf, SITE, standIns, translate } from './support/stand-ins';

/** Recordings without a counterpart, and why. */
const WITHOUT: Record<string, string> = {
  'post-format': 'the embedded content uses no post formats',
};

/** Recorded with the latest posts as front page; there the recorded site has no static one. */
const table = standIns(contentOf());
let wordpress: EmbeddedWordPress;

beforeAll(async () => {
  wordpress = await start(SITE, { showOnFront: 'posts' });
});
afterAll(() => wordpress.close());

const queryOf = (folder: string, name: string) => {
  const { request } = recording(folder, name);
  return String(at(request.body, 'query'));
};

const embeddedUri = (uri: string) =>
  translate(uri, table).replace('http://127.0.0.1:8080', wordpress.url).replace('http://127.0.0.1:3000', FRONTEND);

/** A category with several posts has another paging flag than one with a single post. */
const FREE = ['hasNextPage', 'isFrontPage', 'isHome'];

describe.each(['seed', 'nodeByUri'])('%s, as a real WordPress answered it', (folder) => {
  const names = recordingNames(folder).filter((name) => !(name in WITHOUT));

  it.each(names)('%s: the same kind of answer, and the same form of headers', async (name) => {
    const recorded = recording(folder, name);
    const answer = await sendQuery(wordpress, queryOf(folder, name), { uri: embeddedUri(recordedUri(recorded)) });
    expect(answer.status).toBe(recorded.response.status);
    const found = at(recorded.response.body, 'data', 'nodeByUri') as Json;
    const ours = at(answer.body, 'data', 'nodeByUri') as Json;
    expect(ours === null ? 'nothing' : 'a node').toBe(found === null ? 'nothing' : 'a node');
    expect(differences(recorded.response.body, answer.body, { free: FREE })).toEqual([]);
    const { ids, ...keys } = readKeys(answer.headers['x-graphql-keys']);
    const { hash, about, lists } = readKeys(recorded.response.headers['x-graphql-keys']);
    expect(keys).toMatchObject({ hash, about, lists });
    const node = at(answer.body, 'data', 'nodeByUri', 'id');
    if (typeof node === 'string') expect(ids).toContain(Buffer.from(node, 'base64').toString('utf8'));
    for (const header of [
      'x-graphql-query-id',
      'access-control-allow-origin',
      'access-control-allow-headers',
      'x-robots-tag',
      'content-type',
    ]) {
      expect(answer.headers[header]).toBe(recorded.response.headers[header]);
    }
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});
