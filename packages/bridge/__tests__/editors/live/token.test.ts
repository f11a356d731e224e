import { createHmac } from 'node:crypto';

import { readToken } from '@footbridge/bridge/editors/live/token';
import { issueToken } from '@footbridge/embedded/preview/token';

const SECRET = 's'.repeat(32);
const ORIGIN = 'https://www.example.test';
const NOW = Date.parse('2026-11-25T10:00:00Z');
const payload = { post: 12, user: 3, origin: ORIGIN, expires: NOW / 1000 + 600, share: '' };
const signed = (text: string): string => {
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${createHmac('sha256', SECRET).update(`preview.${encoded}`).digest('hex')}`;
};

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a preview token', () => {
  it('is read as the plugin wrote it', () => {
    const text = issueToken(payload, SECRET);
    expect(readToken(text, ORIGIN)).toEqual({ ...payload, text });
  });

  it.each([
    ['of another secret', issueToken(payload, 'o'.repeat(32))],
    ['expired', issueToken({ ...payload, expires: NOW / 1000 }, SECRET)],
    ['with a text for a number', signed(JSON.stringify({ ...payload, post: '12' }))],
    ['without a field', signed('{"post":12}')],
    ['that is no JSON', signed('{')],
    ['whose signature is a webhook’s', issueToken(payload, SECRET).replace(/[0-9a-f]{64}$/, '0'.repeat(64))],
    ['huge', `${'a'.repeat(5_000_000)}.${'0'.repeat(64)}`],
    ['that is a number', 12],
  ])('%s is refused', (_, text) => {
    expect(readToken(text, ORIGIN)).toBeNull();
  });

  it('is refused with another payload under its signature', () => {
    const [, signature] = issueToken(payload, SECRET).split('.');
    const [other] = issueToken({ ...payload, post: 13 }, SECRET).split('.');
    expect(readToken(`${other}.${signature}`, ORIGIN)).toBeNull();
  });

  it('for another site is refused, and the log says what to compare', () => {
    const lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readToken(issueToken({ ...payload, origin: 'https://other.example.test' }, SECRET), ORIGIN)).toBeNull();
    expect(String(lines.mock.calls)).toContain(`for https://other.example.test came to ${ORIGIN}`);
  });

  it('is refused while the site has no secret', () => {
    const text = issueToken(payload, SECRET);
    delete process.env.FOOTBRIDGE_SECRET;
    expect(readToken(text, ORIGIN)).toBeNull();
  });
});
