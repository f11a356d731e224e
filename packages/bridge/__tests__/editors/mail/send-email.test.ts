import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { answerSendEmail } from '@footbridge/bridge/editors/mail/answer';
import { mailFolder } from '@footbridge/bridge/platform/mail/catcher';
import { capabilitiesOf } from '@footbridge/embedded/resolvers/roles';

import { exchange } from '../../../../../__tests__/support/exchange';
import { newVisit } from '../../../../../__tests__/support/leads';
import { smtpServer } from '../../../../../__tests__/support/smtp-server';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { expectNoToken, RECORDED_NOW, signingSite } from '../editor/support';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const site = signingSite(wordPressServer());
const smtp = smtpServer();
temporaryCache();

const TOLD = {
  to: ['web@example.org'],
  from: 'site@example.org',
  subject: 'Clear All Cache',
  message: 'Erin cleared everything on 2026-11-21.',
};

/** Returns the headers of a caught mail, by their names in small letters, and its text, decoded. */
function readMail(file: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...rest] = file.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  );
  const bytes = rest
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') };
}

interface Sent {
  fields?: object;
  body?: string;
  signedIn?: boolean;
  token?: boolean;
  method?: string;
  headers?: Record<string, string>;
}

/** As the dialog of a page sends it, or with what is named otherwise. */
async function send({
  fields = {},
  body = JSON.stringify({ ...TOLD, ...fields }),
  signedIn = true,
  token = true,
  method = 'POST',
  headers = {},
}: Sent = {}) {
  const { cookies: stored, address } = site.browser;
  const visit = newVisit();
  const { request, response } = exchange({
    method,
    body,
    address,
    cookies: { ...(signedIn && stored), ...visit },
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(token && { 'x-csrf-token': String(visit['csrf-token']) }),
      ...headers,
    },
  });
  const read = jest.spyOn(request, 'on');
  await answerSendEmail(request, response);
  return {
    status: response.statusCode,
    body: JSON.parse(response.text),
    headers: response.getHeaders(),
    wasRead: read.mock.calls.some(([event]) => event === 'data'),
  };
}

const caught = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()) : []);
const read = () => readMail(readFileSync(path.join(mailFolder(), caught()[0] ?? ''), 'utf8'));
const logged = quietConsole();
let tests = 0;

beforeEach(async () => {
  // Its own minute for each test: mails of one editor are counted.
  tests += 1;
  jest.setSystemTime(RECORDED_NOW + tests * 61_000);
  process.env.STAFF_EMAILS = 'Web@example.org, edit@example.org';
  site.seen.capabilities = capabilitiesOf('administrator');
  await site.browser.send(await site.browser.begin());
  site.seen.bearers = [];
});

describe('POST /api/send-email', () => {
  it('[S7.3] sends staff who cleared everything and when, by the mail server', async () => {
    process.env.SMTP_URL = smtp.url;
    expect(await send()).toMatchObject({ status: 200, body: { sent: true }, headers: { 'cache-control': 'no-store' } });
    expect(smtp.received).toEqual([
      expect.objectContaining({ from: 'website@deserthopetreatment.com', to: ['Web@example.org'] }),
    ]);
    expect(smtp.received[0]?.data).toContain('Erin cleared everything on 2026-11-21.');
    expect(smtp.received[0]?.data).toMatch(/^Subject: Clear All Cache\r$/m);
  });

  it('[S7.3] writes the mail into DATA_DIR/mail where there is no mail server', async () => {
    expect(await send({ fields: { to: 'EDIT@example.org', message: 'Erin\ncleared everything.' } })).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    expect(caught()).toHaveLength(1);
    expect(read()).toMatchObject({
      headers: { to: 'edit@example.org', subject: 'Clear All Cache' },
      text: expect.stringMatching(/^Erin\ncleared everything\.\n\n-- \n/),
    });
  });

  it('says below the words who WordPress says it is, whatever the words say', async () => {
    await send();
    expect(read().text).toMatch(
      /Named as sender: site@example.org\nSent through the site of Desert Hope Treatment Center by Edie Editor \(editor\), 2026-11-21T[\d:]+.000Z\n/,
    );
    expect(read().headers).not.toHaveProperty('reply-to');
  });

  it('lets staff answer the one of them who is named as sender', async () => {
    await send({ fields: { from: 'Edit@Example.org' } });
    expect(read()).toMatchObject({
      headers: { 'reply-to': 'edit@example.org' },
      text: expect.not.stringContaining('Named as sender'),
    });
  });

  it('says a name once that the page and WordPress agree on', async () => {
    await send({ fields: { from: 'Edie Editor' } });
    expect(read().text.match(/Edie Editor/g)).toHaveLength(1);
  });

  it('sends each of them one mail', async () => {
    await send({ fields: { to: ['web@example.org', 'WEB@example.org', 'edit@example.org'] } });
    expect(read().headers.to).toBe('Web@example.org, edit@example.org');
  });

  it.each([
    ['of a visitor', { signedIn: false }, 403, 'no-editor'],
    ['without the visit’s token', { token: false }, 403, 'token'],
    ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'foreign'],
    ['by another method', { method: 'GET' }, 405, 'method'],
    ['of a form', { headers: { 'content-type': 'text/plain' } }, 415, 'content-type'],
    ['larger than any', { body: JSON.stringify({ ...TOLD, more: 'x'.repeat(40_000) }) }, 413, 'too-large'],
    ['that is no JSON', { body: '{"to":' }, 400, 'malformed'],
    ['to a number', { fields: { to: 7 } }, 400, 'malformed'],
    ['with a header in its subject', { fields: { subject: 'x\r\nBcc: evil@evil.example' } }, 400, 'malformed'],
    ['with a zero byte', { fields: { message: 'a\u0000b' } }, 400, 'malformed'],
    ['with a subject as long as a page', { fields: { subject: 'x'.repeat(201) } }, 400, 'malformed'],
  ])('refuses one %s, and sends WordPress no request', async (_what, requested: Sent, status, code) => {
    expect(await send(requested)).toMatchObject({
      status,
      body: { error: { code, message: expect.stringMatching(/\.$/) } },
    });
    expect(caught()).toEqual([]);
    expect(site.seen.bearers).toEqual([]);
  });

  it.each([
    ['evil@evil.example'],
    ['web@example.org', 'evil@evil.example'],
    ['web@example.org, evil@evil.example'],
    ['Web <web@example.org>'],
    [''],
  ])('writes to staff only: %s', async (...to) => {
    expect(await send({ fields: { to } })).toMatchObject({ status: 403, body: { error: { code: 'recipient' } } });
    expect(caught()).toEqual([]);
  });

  it('reads nothing of a request that says it is too large, or comes from elsewhere', async () => {
    expect(await send({ headers: { 'content-length': '40000' } })).toMatchObject({ status: 413, wasRead: false });
    expect(await send({ headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({ status: 403, wasRead: false });
  });

  it('says to the operator what is missing where no staff is configured', async () => {
    delete process.env.STAFF_EMAILS;
    expect(await send()).toMatchObject({
      status: 503,
      body: { error: { code: 'no-staff', message: expect.stringContaining('STAFF_EMAILS') } },
    });
  });

  it('sends the same mail twice for two requests, and five in a minute for one editor', async () => {
    const all = [];
    for (let i = 0; i < 6; i += 1) all.push(await send());
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(all.at(-1)?.headers).toMatchObject({ 'retry-after': '60' });
    expect(caught()).toHaveLength(5);
    jest.setSystemTime(Date.now() + 61_000);
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('refuses a thousand forged ones cheaply: one log line, no request to WordPress, at most thirty bodies read', async () => {
    let bodies = 0;
    for (let i = 0; i < 1000; i += 1) bodies += Number((await send({ signedIn: false })).wasRead);
    expect(bodies).toBe(30);
    expect(logged.filter((line) => line.includes('refused'))).toEqual([
      '[footbridge] editor: a mail to staff was refused: no-editor',
      '[footbridge] editor: a mail to staff was refused: too-many',
    ]);
    expect(site.seen.bearers).toEqual([]);
  });
});

describe('a mail server that does not take it', () => {
  beforeEach(() => {
    process.env.SMTP_URL = smtp.url;
  });

  it.each([
    ['is unreachable', () => (process.env.SMTP_URL = 'smtp://127.0.0.1:9'), 503, 'mail-unreachable'],
    ['refuses', () => (smtp.says = { RCPT: '550 no web@example.org here' }), 502, 'mail-refused'],
    ['requires a password', () => (smtp.says = { MAIL: '530 5.7.0 authentication required' }), 502, 'mail-refused'],
  ])('[S7.3] %s: the page and the log get the reason, without an address', async (_what, change, status, code) => {
    change();
    expect(await send()).toMatchObject({
      status,
      body: { error: { code, message: expect.stringContaining('staff was not notified') } },
    });
    expect(logged.filter((line) => line.includes('staff could not be notified'))).toHaveLength(1);
    expect(logged.join('\n')).not.toMatch(/@/);
    expectNoToken(logged.join('\n'));
  });

  it('is neither: the disk takes nothing', async () => {
    delete process.env.SMTP_URL;
    process.env.DATA_DIR = '/dev/null';
    expect(await send()).toMatchObject({ status: 503, body: { error: { code: 'mail-not-stored' } } });
  });
});
