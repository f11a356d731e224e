import { createServer, type Server } from 'node:http';
import { FAULTS, replaceOne } from '@footbridge/tools/chaos/faults';
import { wrongDeliveries } from '@footbridge/tools/chaos/leads';
import { startFaultyWordPress, type FaultyWordPress } from '@footbridge/tools/chaos/proxy';
import { wrongVisits } from '@footbridge/tools/chaos/round';
import { listen, originOf } from '@footbridge/tools/process/listen';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { seeded } from '@footbridge/tools/process/random';

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
const fail = (name: string) => wordPress.fail(FAULTS.find((fault) => fault.name === name)?.answer ?? null);

describe('a WordPress that can fail', () => {
  it('forwards responses while nothing is wrong, and counts', async () => {
    await wordPress.fail(null);
    expect(await received()).toBe(`200 ${JSON.stringify(ANSWER)}`);
    expect(wordPress.requestCount()).toBe(1);
  });

  it.each([
    ['answers 500', /^500 \{"code":"internal_server_error"/],
    ['answers HTML with 200', /^200 <h1>Error/],
    ['half a JSON', /^200 \{"data":\{"general[^}]*$/],
    ['GraphQL errors, no data', /^200 \{"errors":\[/],
    ['a redirect', /^302 $/],
    ['null in fields anywhere', /"data":\{"generalSettings":\{.*null/],
    ['other types in fields anywhere', /^200 \{"data":\{"generalSettings":(?!\{"title":"A site","url":"x")/],
    ['GraphQL errors beside data', /"data":.*"errors":\[.*"path":\["generalSettings",/],
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

  it('is itself again afterwards', async () => {
    await fail('refuses connections');
    await wordPress.fail(null);
    expect(await received()).toBe(`200 ${JSON.stringify(ANSWER)}`);
  });
});

it('a response is changed in one value below its root fields, the same one for the same seed', () => {
  const lists = () => ({ data: { menuItems: { nodes: [{ label: 'One' }, { label: 'Two' }] } } });
  const changed = (seed: number) => {
    const answer = lists();
    return { path: replaceOne(answer, seeded(seed), [7]), answer };
  };
  const paths = new Set(Array.from({ length: 50 }, (_, seed) => changed(seed).path.join('.')));
  expect([...paths].toSorted()).toEqual(['menuItems.nodes', 'menuItems.nodes.0', 'menuItems.nodes.0.label']);
  expect(changed(3)).toEqual(changed(3));
  expect(changed(3).answer).not.toEqual(lists());
});

it('a visitor may get the statuses of the fault only, and a 503 only with the number', () => {
  const visit = (status: number | string, path = '/about/') => ({ path, status, ms: 1, html: '' });
  expect(wrongVisits([visit(200), visit(503)], [200, 503])).toEqual([]);
  expect(wrongVisits([visit(404, '/nowhere-1/'), visit(404, '/nowhere-2/'), visit(200)], [503])).toEqual([
    'a visitor got /nowhere-N/: 404',
    'a visitor got /about/: 200',
  ]);
  expect(wrongVisits([visit('503 without the number or Retry-After'), visit('ECONNRESET')], [503])).toHaveLength(2);
});

it('each accepted lead arrives, always the same under one key, with the reference that the visitor read', () => {
  const people = { accepted: new Map(['a', 'b', 'c', 'd'].map((key) => [key, `REF-${key}`])), sent: new Set('abcd') };
  const arrivals = (entries: Record<string, string[]>) =>
    new Map(Object.entries(entries).map(([key, bodies]) => [key, new Set(bodies)]));
  const right = { a: ['REF-a'], b: ['REF-b'], c: ['REF-c'], d: ['REF-d'] };
  expect(wrongDeliveries(people, arrivals(right))).toEqual([]);
  expect(wrongDeliveries(people, arrivals({ b: ['REF-b', 'REF-b!'], c: ['REF-b'], d: right.d, e: ['REF-e'] }))).toEqual(
    [
      'the accepted lead REF-a never arrived',
      'REF-b arrived again with other content',
      'REF-c arrived under another reference',
      'e arrived and was never sent',
    ],
  );
  const twins = { accepted: new Map([...people.accepted, ['d', 'REF-a']]), sent: people.sent };
  expect(wrongDeliveries(twins, arrivals({ ...right, d: ['REF-a'] }))).toEqual(['1 references belong to two leads']);
});
