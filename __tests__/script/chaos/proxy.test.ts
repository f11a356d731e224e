import { createServer, type Server } from 'node:http';
import { listen, originOf } from '@/script/lib/process/listen';
import { FAULTS } from '@/script/lib/chaos/faults';
import { FIREWALL, hostileAddress } from '@/script/lib/chaos/firewall';
import { startFaultyWordPress, type FaultyWordPress } from '@/script/lib/chaos/proxy';
import { nextFreePort } from '@/script/lib/process/ports';
import { seeded } from '@/script/lib/process/random';

const ANSWER = { data: { generalSettings: { title: 'A site', url: 'x' } } };
const QUERY = JSON.stringify({ query: '{ generalSettings { title url } }' });

let behind: Server;
let wordPress: FaultyWordPress;

beforeAll(async () => {
  behind = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(ANSWER)),
  );
  await listen(behind);
  wordPress = await startFaultyWordPress(originOf(behind), await nextFreePort(24_900), seeded(1));
});
afterAll(async () => {
  await wordPress.close();
  behind.close();
});

const request = (ms = 500) =>
  fetch(`${wordPress.url}/index.php?graphql`, {
    method: 'POST',
    body: QUERY,
    redirect: 'manual',
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(ms),
  });
const received = async (): Promise<string> => {
  const response = await request();
  return `${response.status} ${(await response.text()).slice(0, 200)}`;
};
const fail = (name: string) => wordPress.fail(FAULTS.find((fault) => fault.name === name) ?? null);

describe('a WordPress that can fail', () => {
  it('forwards responses while nothing is wrong, and counts', async () => {
    await wordPress.fail(null);
    expect(await received()).toBe(`200 ${JSON.stringify(ANSWER)}`);
    expect(wordPress.requestCount()).toBe(1);
  });

  it.each([
    ['answers 500', /^500 \{"code":"internal_server_error"/],
    ['answers HTML with 200', /^200 <!doctype html>/],
    ['half a JSON', /^200 \{"data":\{"general[^}]*$/],
    ['GraphQL errors, no data', /^200 \{"errors":\[/],
    ['a redirect', /^302 $/],
    ['null in fields anywhere', /null/],
    ['GraphQL errors beside data', /"data":.*"errors":\[/],
  ])('%s', async (name, expected) => {
    await fail(name);
    expect(await received()).toMatch(expected);
  });

  it.each(['refuses connections', 'hangs', 'cuts the connection', 'a byte a second', 'gzip that is none'])(
    '%s: nothing can be read',
    async (name) => {
      await fail(name);
      await expect(received()).rejects.toThrow();
    },
  );

  it('sends ten megabytes, or never ends', async () => {
    await fail('10 MB');
    expect((await (await request(5000)).arrayBuffer()).byteLength).toBeGreaterThan(10_000_000);
    await fail('a body without end');
    await expect(received()).rejects.toThrow();
  });

  it('has a firewall that refuses or hangs what hostile visitors send, and forwards all else', async () => {
    await wordPress.fail(FIREWALL);
    await expect((await request(30_000)).json()).resolves.toEqual(ANSWER);
    const left = new AbortController();
    const visits = Array.from({ length: 40 }, (_, number) => {
      // As the site requests an upload, and a search.
      const { pathname, searchParams } = new URL(hostileAddress(number), wordPress.url);
      const words = searchParams.get('s') ?? decodeURIComponent(pathname).replaceAll('+', ' ');
      const init = pathname.startsWith('/media/')
        ? {}
        : { method: 'POST', body: JSON.stringify({ variables: { words } }) };
      const response = fetch(wordPress.url + (pathname.startsWith('/media/') ? pathname : '/index.php?graphql'), {
        ...init,
        redirect: 'manual',
        signal: left.signal,
      });
      return {
        isHeld: words.includes('waitfor delay'),
        status: response.then(
          ({ status }) => status,
          () => 'held',
        ),
      };
    });
    const answered = await Promise.all(visits.filter(({ isHeld }) => !isHeld).map(({ status }) => status));
    expect(new Set(answered)).toEqual(new Set([403, 302]));
    left.abort();
    const pending = await Promise.all(visits.filter(({ isHeld }) => isHeld).map(({ status }) => status));
    expect(new Set(pending)).toEqual(new Set(['held']));
  });

  it('is itself again afterwards', async () => {
    await fail('refuses connections');
    await wordPress.fail(null);
    expect(await received()).toBe(`200 ${JSON.stringify(ANSWER)}`);
  });
});
