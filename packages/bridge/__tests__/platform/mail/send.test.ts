import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { MAIL_NAME, mailFolder } from '@footbridge/bridge/platform/mail/catcher';
import { loggedOnceState } from '@footbridge/bridge/platform/log-repeated';
import { sendMail } from '@footbridge/bridge/platform/mail/send';

import { smtpServer } from '../../../../../__tests__/support/smtp-server';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

const smtp = smtpServer();
temporaryCache();

const MAIL = { to: ['web@example.org'], subject: 'Everything was cleared', text: 'Who: Erin Editor\n.\nWhen: today' };
const caught = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()).toSorted() : []);
const read = (name = caught().at(-1) ?? '') => readFileSync(path.join(mailFolder(), name), 'utf8');
let info: jest.SpyInstance;

beforeEach(() => {
  info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  loggedOnceState.value = undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a mail over SMTP', () => {
  beforeEach(() => {
    process.env.SMTP_URL = smtp.url;
  });

  it('comes from MAIL_FROM to all it is meant for, word for word', async () => {
    process.env.MAIL_FROM = 'Desert Hope <site@example.org>';
    expect(
      await sendMail({ ...MAIL, to: ['web@example.org', 'edit@example.org'], replyTo: 'edit@example.org' }),
    ).toEqual({ kind: 'sent', refused: 0 });
    expect(smtp.received).toEqual([
      {
        from: 'site@example.org',
        to: ['web@example.org', 'edit@example.org'],
        data: expect.stringMatching(/^From: Desert Hope <site@example.org>\r$/m),
      },
    ]);
    expect(smtp.received[0]?.data).toMatch(/^Reply-To: edit@example.org\r$/m);
    expect(smtp.received[0]?.data).toContain('\r\n\r\nWho: Erin Editor\r\n.\r\nWhen: today');
    expect(caught()).toEqual([]);
  });

  it('can’t grow headers or recipients by what stands in its fields', async () => {
    await sendMail({
      ...MAIL,
      to: ['web@example.org, evil@evil.example'],
      replyTo: 'a@example.org\r\nBcc: evil@evil.example',
      subject: 'x\r\nBcc: evil@evil.example\r\n\r\nbody',
    });
    const [head = ''] = smtp.received[0]?.data.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc/im);
    expect(smtp.received[0]?.to).toHaveLength(1);
    expect(smtp.received[0]?.to).not.toContain('evil@evil.example');
  });

  it('has no character that controls a terminal or reverses text, in its subject and its text', async () => {
    await sendMail({ ...MAIL, subject: 'a\u009b31m\u202eb', text: 'one\r\ntwo\u001b[2J\u2066 Zoë\tthree' });
    const [head = '', body = ''] = smtp.received[0]?.data.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?a=C2=B731m=C2=B7b\?=\r$/m);
    expect(body).toBe('one\r\ntwo=C2=B7[2J=C2=B7 Zo=C3=AB\tthree');
  });

  it('says how many of its addresses were not taken', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    smtp.says = { 'RCPT gone@example.org': '550 no such user here: gone@example.org' };
    expect(await sendMail({ ...MAIL, to: ['web@example.org', 'gone@example.org'] })).toEqual({
      kind: 'sent',
      refused: 1,
    });
    expect(smtp.received[0]?.to).toEqual(['web@example.org']);
    expect(warn).toHaveBeenCalledWith('[footbridge] mail: the mail server refused 1 of 2 addresses');
  });

  it.each([
    [
      'turns the sender away for good',
      { MAIL: '550 5.7.1 not you, website@deserthopetreatment.com' },
      { failure: 'refused', isTransient: false },
    ],
    [
      'takes none of the addresses',
      { RCPT: '550 5.1.1 no web@example.org here' },
      { failure: 'refused', isTransient: false },
    ],
    ['says later', { RCPT: '451 4.7.1 greylisted, web@example.org' }, { failure: 'refused', isTransient: true }],
    ['does not like the message', { '.': '554 5.6.0 spam' }, { failure: 'refused', isTransient: false }],
    ['greets with a refusal', { GREETING: '554 go away' }, { isTransient: expect.any(Boolean) }],
  ])('is known to be lost where the server %s, without its words', async (_what, says, expected) => {
    smtp.says = says;
    const error: unknown = await sendMail(MAIL).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'MailError', ...expected });
    expect(String(error)).not.toMatch(/@|spam|greylisted/);
    expect(smtp.received).toEqual([]);
  });

  it.each([
    ['from the first line on', { GREETING: null }, 0, 5000],
    ['with the mail in its hands', { '.': null }, 1, 6000],
  ])('waits no longer than it may for a server that hangs %s', async (_what, says, mails, within) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    smtp.says = says;
    const here = smtp.connected();
    const outcome = sendMail(MAIL, 6000).catch((reason: unknown) => reason);
    await here;
    // The words before that take their time on a real wire.
    while (smtp.received.length < mails) await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(within + 1);
    expect(await outcome).toMatchObject({ name: 'MailError', failure: 'unreachable', isTransient: true });
  });

  it('sends no password over an unencrypted connection', async () => {
    process.env.SMTP_URL = smtp.url.replace('//', '//user:secret@');
    smtp.says = { EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 welcome' };
    await expect(sendMail(MAIL)).rejects.toMatchObject({ name: 'MailError' });
    process.env.SMTP_URL += '?requireTLS=false';
    expect(await sendMail(MAIL)).toMatchObject({ kind: 'sent' });
  });
});

describe('without a mail server', () => {
  it('a mail becomes a file of DATA_DIR/mail that mail programs open, and the log says so once', async () => {
    expect(await sendMail({ ...MAIL, subject: 'Größe geändert' })).toEqual({ kind: 'caught', refused: 0 });
    await sendMail(MAIL);
    expect(caught()).toEqual([expect.stringMatching(MAIL_NAME), expect.stringMatching(MAIL_NAME)]);
    expect(read(caught()[0])).toMatch(
      /^To: web@example.org\r\nSubject: =\?UTF-8\?Q\?Gr=C3=B6=C3=9Fe_ge=C3=A4ndert\?=\r$/m,
    );
    expect(read()).toContain('\r\n\r\nWho: Erin Editor\r\n.\r\nWhen: today');
    expect(info.mock.calls.flat().filter((line) => String(line).includes('SMTP_URL is not set'))).toEqual([
      expect.stringContaining(mailFolder()),
    ]);
  });

  it('is readable by the site’s user only', async () => {
    await sendMail(MAIL);
    expect(statSync(path.join(mailFolder(), caught()[0] ?? '')).mode & 0o077).toBe(0);
    expect(statSync(mailFolder()).mode & 0o077).toBe(0);
  });

  it('stores all concurrent mails, and keeps the newest thousand', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T19:02:51.123Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
    });
    mkdirSync(mailFolder(), { recursive: true });
    const older = Array.from({ length: 999 }, (_, i) => `20250101T000000000Z-${String(i).padStart(3, '0')}.eml`);
    for (const name of [...older, 'note.txt']) writeFileSync(path.join(mailFolder(), name), '');
    await Promise.all([MAIL, MAIL, MAIL].map((mail) => sendMail(mail)));
    await sendMail(MAIL);
    const stored = caught();
    expect(stored).toHaveLength(1001);
    expect(stored).not.toContain(older[2]);
    expect(stored).toContain(older[3]);
    expect(stored.slice(-5)).toEqual([...[1, 2, 3, 4].map((n) => `20261121T190251123Z-00${n}.eml`), 'note.txt']);
  });
});
