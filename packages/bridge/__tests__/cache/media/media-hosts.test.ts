import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { recordUploads, uploadAddressesState } from '@footbridge/bridge/wordpress/url/media-roots';
import { foreignHostsState } from '@footbridge/bridge/wordpress/url/foreign-hosts';
import { listen, originOf } from '@footbridge/tools/process/listen';
import { mediaSite, type Answer } from './media-site';

/** The addresses of any host. */
let mockResolved: { address: string }[] = [];
jest.mock('node:dns/promises', () => ({ lookup: async () => mockResolved }));

const media = mediaSite();
const PICTURE = Buffer.from('\xff\xd8\xff\xe0 picture', 'latin1');
const requests: IncomingMessage[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const bucket = createServer((request, response) => {
  requests.push(request);
  answer(response, request);
});

const sends: Answer = (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE);
const redirects =
  (location: string, code = 302): Answer =>
  (response) =>
    void response.writeHead(code, { location }).end('moved');
/** Requests a file, and reads it whole. */
async function statusOf(at?: string): Promise<number> {
  const response = await media.look(at);
  await response.arrayBuffer();
  return response.status;
}
const urlsOf = (): (string | undefined)[] => requests.map(({ url }) => url);

beforeAll(async () => listen(bucket));
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});
beforeEach(() => {
  requests.length = 0;
  answer = sends;
  uploadAddressesState.value = foreignHostsState.value = undefined;
  process.env.MEDIA_HOSTS = originOf(bucket);
  delete process.env.WORDPRESS_HEADERS;
});

const keyOf = (): string => `/@${new URL(originOf(bucket)).host}`;

describe('files on another host', () => {
  it('are served when MEDIA_HOSTS names it, without the headers of WordPress', async () => {
    process.env.WORDPRESS_HEADERS = '{"authorization":"Basic c2VjcmV0"}';
    const response = await media.look(`${keyOf()}/a/river.jpg`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    expect(urlsOf()).toEqual(['/a/river.jpg']);
    expect(requests[0]?.headers.authorization).toBeUndefined();
    expect(media.requested).toBe(0);
  });

  it('are served when WordPress has its uploads there', async () => {
    delete process.env.MEDIA_HOSTS;
    recordUploads([`${originOf(bucket)}/files`]);
    expect(await statusOf('/2026/05/river.jpg')).toBe(200);
    expect(urlsOf()).toEqual(['/files/2026/05/river.jpg']);
  });

  it('are found there when a plugin has moved them and texts have their old addresses', async () => {
    delete process.env.MEDIA_HOSTS;
    recordUploads([`${process.env.WORDPRESS_URL}/app/uploads`, `${originOf(bucket)}/files`]);
    media.answer = (response) => void response.writeHead(404).end();
    expect(await statusOf('/2026/05/river.jpg')).toBe(200);
    expect(await statusOf('/@/wp-content/uploads/2026/05/lake.jpg')).toBe(200);
    answer = (response) => void response.writeHead(404).end();
    expect(await statusOf('/2026/05/none.jpg')).toBe(404);
    expect(urlsOf()).toEqual(['river', 'lake', 'none'].map((name) => `/files/2026/05/${name}.jpg`));
  });

  it('are not requested when nobody names it', async () => {
    delete process.env.MEDIA_HOSTS;
    expect(await statusOf(`${keyOf()}/a/river.jpg`)).toBe(404);
    expect(requests).toEqual([]);
  });

  it('do not stop pictures of WordPress when the host fails', async () => {
    answer = (response) => void response.writeHead(500).end();
    for (let count = 0; count < 6; count += 1) expect(await statusOf(`${keyOf()}/${count}.jpg`)).toBe(502);
    media.answer = sends;
    expect(await statusOf()).toBe(200);
  });

  it('are not fetched from a private network because WordPress says so', async () => {
    delete process.env.MEDIA_HOSTS;
    process.env.WORDPRESS_URL = 'https://cms.example.org';
    recordUploads(['https://cdn.example.net/files']);
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const address of ['10.0.0.5', '169.254.169.254', '::ffff:127.0.0.1', '100.64.1.1', 'fd00::1', '0.0.0.0']) {
      mockResolved = [{ address }];
      expect(await statusOf('/river.jpg')).toBe(502);
    }
    const refusals = warnings.mock.calls
      .flat()
      .filter((text) => /cdn\.example\.net is in a private network/.test(text));
    expect(refusals).toHaveLength(6);
  });
});

describe('an upload that WordPress redirects', () => {
  it.each([301, 302, 307, 308])('with %i to a named host is served from there', async (code) => {
    process.env.WORDPRESS_HEADERS = '{"authorization":"Basic c2VjcmV0"}';
    media.answer = redirects(`${originOf(bucket)}/files/river.jpg?signature=x`, code);
    const response = await media.look();
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    expect(urlsOf()).toEqual(['/files/river.jpg?signature=x']);
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it('to another folder of its own is served from there', async () => {
    media.answer = (response) => {
      media.answer = sends;
      redirects('/app/uploads/river.jpg')(response);
    };
    expect(await statusOf()).toBe(200);
  });

  it('is followed three times, and no more', async () => {
    const hop =
      (last: number) =>
      (response: ServerResponse, { url }: IncomingMessage) => {
        const number = Number(/\d+/.exec(url ?? ''));
        (number === last ? sends : redirects(`/${number + 1}.jpg`))(response);
      };
    media.answer = redirects(`${originOf(bucket)}/1.jpg`);
    answer = hop(3);
    expect(await statusOf()).toBe(200);
    answer = hop(4);
    expect(await statusOf('/other.jpg')).toBe(404);
  });

  it('gets no headers of WordPress when another host leads back to it', async () => {
    process.env.WORDPRESS_HEADERS = '{"authorization":"Basic c2VjcmV0"}';
    const seen: (string | undefined)[] = [];
    media.wordPress.on('request', ({ headers }: IncomingMessage) => seen.push(headers.authorization));
    media.answer = sends;
    answer = redirects(`${process.env.WORDPRESS_URL}/private.jpg`);
    expect(await statusOf(`${keyOf()}/a.jpg`)).toBe(200);
    expect(seen).toEqual([undefined]);
  });

  it.each(['https://tracker.example/x.jpg', 'http://169.254.169.254/x.jpg', 'http://127.0.0.1:9/x.jpg'])(
    'to %s, which nobody names, is not found',
    async (location) => {
      media.answer = redirects(location);
      expect(await statusOf()).toBe(404);
      expect(foreignHostsState.value).toEqual(new Set([new URL(location).host]));
    },
  );
});

describe('a process that does not know where uploads are', () => {
  it('asks WordPress, and deletes nothing while there is no answer', async () => {
    media.answer = sends;
    await (await media.look()).arrayBuffer();
    expect(media.files()).toHaveLength(1);
    media.learn = async () => false;
    media.answer = (response) => void response.writeHead(404).end();
    expect(await statusOf()).toBe(200);
    media.learn = async () => {
      recordUploads([`${originOf(bucket)}/files`]);
      return true;
    };
    const response = await media.look('/other.jpg');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    expect(urlsOf()).toEqual(['/files/other.jpg']);
  });
});
