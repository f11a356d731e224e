import { mediaSite, status, withFakeTimeouts, type Answer } from './media-site';

const media = mediaSite();
const redirect: Answer = (response) =>
  void response.writeHead(302, { location: 'https://tracker.example/x.jpg' }).end();

describe("WordPress's uploads on the site's own origin", () => {
  it('come with their type, their tag, a lifetime, and may run nothing', async () => {
    media.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"a"' }).end(Buffer.from([1, 2, 3]));
    const response = await media.look();
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"a"',
      'cache-control': expect.stringContaining('public'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each<[string, Answer, number]>([
    ['is missing', status(404), 404],
    ['is a web page', status(200), 404],
    ['cannot be reached', (response) => void response.destroy(), 502],
    ['is elsewhere', redirect, 404],
  ])('one that %s is %i and is not stored', async (_, answer, code) => {
    media.answer = answer;
    const response = await media.look();
    expect(response.status).toBe(code);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  it('come whole, however long they take', async () => {
    let goOn = (): void => undefined;
    media.answer = (response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write(Buffer.from([1, 2]));
      goOn = () => response.end(Buffer.from([3]));
    };
    await withFakeTimeouts(async () => {
      const response = await media.look('/film.mp4');
      jest.advanceTimersByTime(60_000);
      goOn();
      expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
    });
  });

  it('takes no other method', async () => {
    expect((await media.look(undefined, { method: 'POST' })).status).toBe(405);
  });
});
