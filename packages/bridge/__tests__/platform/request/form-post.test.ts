import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { clientAddress } from '@footbridge/bridge/platform/request/client-address';
import { readForm } from '@footbridge/bridge/platform/request/read-form';
import { isSameOrigin } from '@footbridge/bridge/platform/request/host';
import { site } from '@/site-config/site';

import { exchange } from '../../../../../__tests__/support/exchange';

describe('a form without script', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://www.example.test' }],
    [{ origin: 'https://www.example.test', host: 'inside:3000', 'x-forwarded-host': 'www.example.test' }],
    [{ origin: `https://www.${site.domain}`, host: 'inside:3000' }],
  ])('is taken from a page of this site: %j', (headers) => {
    expect(isSameOrigin({ host: 'www.example.test', ...headers })).toBe(true);
  });

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.test' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'https://www.example.test:8443' }],
  ])('is refused from anywhere else: %j', (headers) => {
    expect(isSameOrigin({ host: 'www.example.test', ...headers })).toBe(false);
  });

  it('is read with every character a person can type', async () => {
    const password = ' a&b+c=d %41 "пароль" 🔑\\ ';
    const form = await readForm(exchange({ form: { password } }).request, 4096);
    expect(form.kind === 'form' && form.fields.get('password')).toBe(password);
  });

  it('is refused when it is too large, whether or not it says so', async () => {
    const body = `a=${'x'.repeat(5000)}`;
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    expect(await readForm(exchange({ body, headers }).request, 4096)).toEqual({ kind: 'too-large' });
    expect(
      await readForm(exchange({ body: 'a=1', headers: { ...headers, 'content-length': '5000' } }).request, 4096),
    ).toEqual({ kind: 'too-large' });
  });

  it('is no JSON and no upload', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    expect(await readForm(exchange({ body: '{}', headers }).request, 4096)).toEqual({ kind: 'unreadable' });
  });
});

describe('a form whose sender leaves', () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['before it is read', true],
    ['while it is read', false],
  ])('%s is no failure of the site, and does not wait for the rest', async (_, before) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      headers: { host: 'www.example.test', ...headers },
    });
    request.push('password=half');
    const leave = async () => {
      request.destroy(new Error('aborted'));
      await once(request, 'close').catch(() => undefined);
    };
    request.on('error', () => undefined);
    if (before) await leave();
    const reading = readForm(request, 4096);
    if (!before) await leave();
    expect(await reading).toEqual({ kind: 'unreadable' });
  });
});

describe('the address that tries are counted by', () => {
  const through = (forwarded: string, address: string) =>
    clientAddress(exchange({ address, headers: { 'x-forwarded-for': forwarded } }).request);

  it('is the connection’s own: a header can be forged', () => {
    expect(through('198.51.100.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  it('is what trusted proxies say', () => {
    process.env.TRUSTED_PROXIES = '10.0.0.1, 10.0.0.2';
    expect(through('192.0.2.66, 198.51.100.1, 10.0.0.2', '::ffff:10.0.0.1')).toBe('198.51.100.1');
  });

  it.each([
    ['203.0.113.9:51812', '203.0.113.9'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['[2001:DB8::7:0:0:0:1]:443', '2001:db8:0:7::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('is what belongs to one visitor: %s → %s', (forwarded, counted) => {
    process.env.TRUSTED_PROXIES = '10.0.0.1';
    expect(through(forwarded, '10.0.0.1')).toBe(counted);
  });
});
