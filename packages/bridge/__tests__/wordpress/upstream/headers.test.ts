/** A WordPress behind a firewall that wants a header: each kind of request has it, and no other host gets it. */
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { exchangeGrant } from '@footbridge/bridge/editors/editor/grant';
import { fetchAnswer } from '@footbridge/bridge/pages/routing/resolve-route';
import { viewerOf } from '@footbridge/bridge/editors/editor/session';
import { fetchRest } from '@footbridge/bridge/wordpress/rest/request';
import { probeGraphQL } from '@footbridge/bridge/wordpress/upstream/probe';
import { sendToWordPress } from '@footbridge/bridge/wordpress/upstream/send';
import { listen, originOf } from '@footbridge/tools/process/listen';
import { requireWordPress } from '@footbridge/tools/server/wordpress-probe';

import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { configureFaust } from '../../../../../__tests__/support/wordpress-server';

const TIMEOUT_MS = 3000;
const NAMES = ['WORDPRESS_URL', 'WORDPRESS_HEADERS', 'FOOTBRIDGE_SECRET', 'FAUST_SECRET_KEY'];
const HEADERS = { 'X-Access-Token': 'let-me-in', Authorization: 'Basic c2l0ZTpsZXQtbWUtaW4=', cookie: 'gate=open' };
let requests: IncomingMessage[];
let elsewhere: IncomingMessage[];
let servers: Server[];
let site: string;
let status = 200;

temporaryData();
beforeEach(async () => {
  [requests, elsewhere, status] = [[], [], 200];
  const other = createServer((request, response) => {
    elsewhere.push(request);
    response.end();
  });
  const wordPress = createServer((request, response) => {
    requests.push(request);
    if (request.url === '/moved') return void response.writeHead(302, { location: originOf(other) }).end();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":{"viewer":null}}');
  });
  const media = createServer((request, response) => void serveMedia(request, response, ['2026', '05', 'river.jpg']));
  servers = [other, wordPress, media];
  for (const server of servers) await listen(server);
  site = originOf(media);
  process.env.WORDPRESS_URL = originOf(wordPress);
  process.env.WORDPRESS_HEADERS = JSON.stringify(HEADERS);
  process.env.FOOTBRIDGE_SECRET = 's'.repeat(32);
  process.env.FAUST_SECRET_KEY = '11111111-2222-4333-8444-555555555555';
  configureFaust();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  for (const name of NAMES) delete process.env[name];
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** The double's answer is not always usable; only what it was sent counts here. */
const sent = async (work: () => Promise<unknown>): Promise<IncomingMessage['headers'] | undefined> => {
  await work().catch(() => undefined);
  return requests[0]?.headers;
};

describe('WORDPRESS_HEADERS', () => {
  it.each([
    ['the resolve route', () => fetchAnswer('/about/')],
    ['the REST API', () => fetchRest('/wp/v2/posts/12')],
    ['FaustWP’s exchange of tokens', () => exchangeGrant({ code: 'a-code' })],
    ['the health check', () => probeGraphQL(TIMEOUT_MS)],
    ['an upload', () => fetch(`${site}/`)],
    ['the check of script/server', () => requireWordPress(process.env.WORDPRESS_URL ?? '')],
  ])('are sent with %s', async (_what, work) => {
    expect(await sent(work)).toMatchObject({
      'x-access-token': 'let-me-in',
      authorization: HEADERS.Authorization,
      cookie: 'gate=open',
    });
  });

  it('leave an editor’s authorization to the plugin, in a header of its own, where a login takes its place', async () => {
    expect(await sent(() => viewerOf('an-access-token'))).toMatchObject({
      authorization: HEADERS.Authorization,
      'x-footbridge-authorization': 'Bearer an-access-token',
    });
    requests.length = 0;
    expect(await sent(() => fetchAnswer('/about/'))).toMatchObject({ 'x-footbridge-authorization': 'none' });
  });

  it('without a login leave an editor’s authorization as it is', async () => {
    process.env.WORDPRESS_HEADERS = JSON.stringify({ 'X-Access-Token': 'let-me-in' });
    const headers = await sent(() => viewerOf('an-access-token'));
    expect(headers).toMatchObject({ 'x-access-token': 'let-me-in', authorization: 'Bearer an-access-token' });
    expect(headers).not.toHaveProperty('x-footbridge-authorization');
  });

  it('keep the cookies of a request', async () => {
    const send = () => sendToWordPress(`${process.env.WORDPRESS_URL}/generate`, { headers: { Cookie: 'login=1' } });
    expect(await sent(send)).toMatchObject({ cookie: 'gate=open; login=1' });
  });

  it('do not follow a redirect to another host', async () => {
    const response = await sendToWordPress(`${process.env.WORDPRESS_URL}/moved`, {});
    expect([response.status, elsewhere.length]).toEqual([302, 0]);
  });

  it('are not sent to another host', async () => {
    const [other] = servers;
    if (other) await sendToWordPress(originOf(other), {});
    expect(elsewhere).toHaveLength(1);
    expect(elsewhere[0]?.headers).not.toHaveProperty('x-access-token');
    expect(elsewhere[0]?.headers).not.toHaveProperty('authorization');
  });
});

it.each([
  [401, 'a login in front of WordPress wants other headers'],
  [403, 'a firewall in front of WordPress refuses the site'],
])('HTTP %d while the site runs is explained, with the setting that helps', async (refused, words) => {
  status = refused;
  for (const request of [() => viewerOf('an-access-token'), () => fetchAnswer('/about/')])
    await expect(request()).rejects.toThrow(`HTTP ${refused}: ${words}; see WORDPRESS_HEADERS`);
});
