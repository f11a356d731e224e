import { answerVisitor } from '@footbridge/bridge/visitors/visit/answer';
import { hasToken } from '@footbridge/bridge/visitors/visit/token';
import { deviceClass } from '@footbridge/browser/lib/device-class';

import { exchange } from '../../../../../__tests__/support/exchange';
import { keysState } from '@footbridge/bridge/platform/derived-key';

interface Sent {
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  query?: Record<string, string | string[]>;
  address?: string;
  method?: string;
}

const environment: Record<string, string | undefined> = process.env;

function send({ query = {}, ...requested }: Sent = {}) {
  const { request, response } = exchange(requested);
  answerVisitor(Object.assign(request, { query }), response, deviceClass);
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  return { status: response.statusCode, headers: response.getHeaders(), cookies, body: JSON.parse(response.text) };
}

const valuesOf = (cookies: string[]) =>
  Object.fromEntries(cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? []));

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  delete environment.TRUSTED_PROXIES;
  delete environment.FOOTBRIDGE_SECRET;
  environment.NODE_ENV = 'test';
});

describe('GET /api/visitor', () => {
  it('returns address, device class and editor, and is not cached', () => {
    const { status, headers, body } = send({
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' },
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({ ipAddress: '203.0.113.7', device: 'mobile', editor: null });
  });

  it('takes GET only', () => {
    expect(send({ method: 'POST' })).toMatchObject({ status: 405, body: { error: { code: 'method' } }, cookies: [] });
  });
});

describe('the visitor’s address', () => {
  const ip = (requested: Sent) => send(requested).body.ipAddress;
  const through = (forwarded: string, address = '10.0.0.1') =>
    ip({ headers: { 'x-forwarded-for': forwarded }, address });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 198.51.100.1, 10.0.0.2', '203.0.113.9'],
  ])('[S7.6] is the first forwarded-for value behind a trusted proxy: %s', (forwarded, address) => {
    environment.TRUSTED_PROXIES = '10.0.0.0/8, fd00::/8';
    expect(through(forwarded)).toBe(address);
    expect(through(forwarded, '::ffff:10.0.0.1')).toBe(address);
    expect(through(forwarded, 'fd00::3')).toBe(address);
  });

  it.each([['unknown'], ['_hidden, 203.0.113.9'], [''], ['<script>'], ['1'.repeat(5000)]])(
    '[S7.6] is Unknown where a trusted proxy names none: %p',
    (forwarded) => {
      environment.TRUSTED_PROXIES = '10.0.0.1';
      expect(through(forwarded)).toBe('Unknown');
    },
  );

  it('[S7.6] is Unknown behind an untrusted proxy: neither its address nor its header counts', () => {
    environment.TRUSTED_PROXIES = '10.0.0.1';
    expect(through('203.0.113.9', '10.0.0.2')).toBe('Unknown');
    delete environment.TRUSTED_PROXIES;
    expect(through('203.0.113.9')).toBe('Unknown');
  });

  it('[S7.6] is the connection’s own without a proxy', () => {
    expect(ip({ address: '203.0.113.7' })).toBe('203.0.113.7');
    // Next writes it into the header itself.
    expect(through('203.0.113.7', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('[S7.6] is the query’s outside production only', () => {
    const requested = { query: { ipAddress: '198.51.100.7' }, address: '203.0.113.7' };
    expect(ip(requested)).toBe('198.51.100.7');
    expect(ip({ query: { ipAddress: 'nonsense' } })).toBe('Unknown');
    expect(ip({ ...requested, query: { ipAddress: ['198.51.100.7', '198.51.100.8'] } })).toBe('203.0.113.7');
    environment.NODE_ENV = 'production';
    expect(ip(requested)).toBe('203.0.113.7');
  });
});

describe('the editor', () => {
  const editor = (value: string, name = 'wordpress_logged_in_0123abc') =>
    send({ cookies: { [name]: value } }).body.editor;

  it('[S6.2] is suggested by WordPress’s logged-in cookie, by the login name in it', () => {
    expect(editor('maria|1790000000|token|hmac')).toEqual({ login: 'maria' });
    expect(editor('maria o’hara@example.org|1790000000|token|hmac')).toEqual({ login: 'maria o’hara@example.org' });
  });

  it.each(['', '|1|2|3', 'maria', '<b>|1|2', 'a\nb|1|2', `${'x'.repeat(61)}|1|2`])(
    '[S6.2] is no editor with a cookie of %p',
    (value) => {
      expect(editor(value)).toBeNull();
    },
  );

  it('[S6.2] is null with another cookie', () => {
    expect(editor('maria|1|2|3', 'wordpress_sec_0123abc')).toBeNull();
    expect(editor('maria|1|2|3', 'x_wordpress_logged_in_0123abc')).toBeNull();
  });
});

describe('the anti-forgery token', () => {
  it('comes with a visit that no script can read, both until the browser is closed', () => {
    const { cookies } = send();
    expect(cookies).toEqual([
      expect.stringMatching(/^footbridge-visit=[\w-]{24}; HttpOnly; Path=\/; SameSite=Strict$/),
      expect.stringMatching(/^csrf-token=[\w-]{43}; Path=\/; SameSite=Strict$/),
    ]);
    expect(
      send({ headers: { 'x-forwarded-proto': 'https' } }).cookies.every((cookie) => cookie.endsWith('; Secure')),
    ).toBe(true);
  });

  it('stays the same for a visit, in another process too where they share a secret', () => {
    environment.FOOTBRIDGE_SECRET = 's'.repeat(40);
    const first = valuesOf(send().cookies);
    keysState.value = undefined;
    expect(valuesOf(send({ cookies: first }).cookies)).toEqual(first);
    expect(hasToken(exchange({ cookies: first, headers: { 'x-csrf-token': first['csrf-token'] ?? '' } }).request)).toBe(
      true,
    );
  });

  it('is another one under another secret, and each visit has its own', () => {
    environment.FOOTBRIDGE_SECRET = 's'.repeat(40);
    const first = valuesOf(send().cookies);
    expect(valuesOf(send().cookies)).not.toEqual(first);
    environment.FOOTBRIDGE_SECRET = 't'.repeat(40);
    expect(valuesOf(send({ cookies: first }).cookies)['csrf-token']).not.toBe(first['csrf-token']);
  });

  it.each(['', 'short', 'x'.repeat(500), '..'.repeat(8), 'ä'.repeat(24)])(
    'is not made for a visit that was made up: %p',
    (visit) => {
      expect(valuesOf(send({ cookies: { 'footbridge-visit': visit } }).cookies)['footbridge-visit']).not.toBe(visit);
    },
  );
});
