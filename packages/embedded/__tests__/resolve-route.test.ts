import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { send, start } from './support/server';

import type { EmbeddedWordPress } from '@footbridge/embedded/server';

const SECRET = 'a-secret-of-thirty-two-characters';
let wordpress: EmbeddedWordPress;

beforeAll(async () => {
  wordpress = await start('DSH', { webhookSecret: SECRET });
});
afterAll(() => wordpress.close());

const ask = (path: string, headers = signedHeaders(SECRET, path)) =>
  send(`${wordpress.url}/index.php?rest_route=/footbridge/v1/resolve&path=${encodeURIComponent(path)}`, { headers });

describe('the resolve route of the embedded WordPress', () => {
  it('answers a signed question', async () => {
    const { status, body, headers } = await ask('/about/?x=%20');
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 200, templates: expect.any(Array) } });
    expect(headers['cache-control']).toContain('no-store');
  });

  it.each([
    ['another path', () => signedHeaders(SECRET, '/contact/')],
    ['another secret', () => signedHeaders('another', '/about/')],
    ['six minutes ago', () => signedHeaders(SECRET, '/about/', Date.now() - 360_000)],
    ['no signature', () => ({})],
  ])('refuses what is signed for %s', async (_, headers) => {
    expect(await ask('/about/', headers())).toMatchObject({ status: 401, body: { code: 'footbridge_signature' } });
  });
});
