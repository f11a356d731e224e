import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { listen } from '@footbridge/tools/process/listen';

import { email, mailSubject, mailText } from '@footbridge/bridge/leads/delivery/email';
import { configuredTargets } from '@footbridge/bridge/leads/delivery/targets';
import { TargetError } from '@footbridge/bridge/leads/delivery/target';
import { webhook } from '@footbridge/bridge/leads/delivery/webhook';
import { isSigned } from '@footbridge/bridge/platform/signature';
import { MailError } from '@footbridge/bridge/platform/mail/mail-error';
import { sendMail } from '@footbridge/bridge/platform/mail/send';

import { deliveryFor, NOW } from '../../../../../__tests__/support/delivery';
import { PERSONAL } from '../../../../../__tests__/support/leads';

jest.mock('@footbridge/bridge/platform/mail/send', () => ({ sendMail: jest.fn() }));

const SECOND = 1000;

const lead = deliveryFor();

describe('the webhook', () => {
  let server: Server;
  let url = '';
  let reply: { status: number; headers?: Record<string, string>; body?: string } | 'silence' | 'broken' | 'half' = {
    status: 200,
  };
  const YES = '{"accepted": true, "id": 7}';
  const got: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = [];

  const nothing: (typeof got)[number] = { headers: {}, body: '', path: '' };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body, path: request.url });
        if (reply === 'broken') return request.socket.destroy();
        if (reply === 'half') return void response.writeHead(200).write('{"accepted": ');
        if (reply !== 'silence') response.writeHead(reply.status, reply.headers).end(reply.body ?? 'Marlene was here');
      });
    });
    url = `${await listen(server)}/leads`;
  });
  beforeEach(() => {
    got.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (more: Partial<Parameters<typeof webhook>[0]> = {}) =>
    webhook({ url, secret: 'shared', mustConfirm: true, now: () => NOW, ...more })
      .deliver(lead, JSON.stringify(lead))
      .catch((error: unknown) => ({ kind: 'failed', ...(error instanceof TargetError ? error.failure : {}) }));

  it('gets the lead as it was stored, signed, under its key', async () => {
    reply = { status: 200, body: YES };
    expect(await send()).toEqual({ kind: 'sent' });
    const [{ headers, body } = nothing] = got;
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(lead)));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': lead.id,
      'x-footbridge-timestamp': String(NOW / 1000),
    });
    const digest = Buffer.from(String(headers['x-footbridge-signature']).replace('sha256=', ''), 'hex');
    const signedBy = (secret: string) => isSigned({ timestamp: String(NOW / 1000), digest }, Buffer.from(body), secret);
    expect([signedBy('shared'), signedBy('another')]).toEqual([true, false]);
  });

  it('gets no signature without a secret', async () => {
    reply = { status: 200 };
    await send({ secret: undefined });
    expect(got[0]?.headers).toMatchObject({ 'x-footbridge-timestamp': String(NOW / 1000) });
    expect(got[0]?.headers).not.toHaveProperty('x-footbridge-signature');
  });

  it.each([
    ['nothing', 204, ''],
    ['a page of a proxy', 200, '<html>Welcome</html>'],
    ['a yes to something else', 200, '{"ok": true}'],
    ['a no', 200, '{"accepted": false}'],
    ['a word in place of true', 200, '{"accepted": "true"}'],
    ['a yes beyond the size limit', 200, `${' '.repeat(70_000)}${YES}`],
  ])('that answers 2xx with %s has to be sent the lead again', async (_, status, body) => {
    reply = { status, body };
    expect(await send()).toEqual({
      kind: 'failed',
      isTransient: true,
      error: `the webhook answered ${status} without {"accepted": true}`,
    });
    expect(await send({ mustConfirm: false })).toEqual({ kind: 'sent' });
  });

  it.each([
    [500, true],
    [408, true],
    [400, false],
    [404, false],
    [422, false],
    [429, true, { pauses: true }],
    [503, true, { pauses: true }],
  ] as [number, boolean, object?][])(
    'that answers %i: may it pass by itself? %s',
    async (status, isTransient, pauses = {}) => {
      reply = { status };
      expect(await send()).toEqual({
        kind: 'failed',
        isTransient,
        ...pauses,
        retryAfterMs: 0,
        error: `the webhook answered ${status}`,
      });
    },
  );

  it('is not followed to where it redirects: a lead goes nowhere else', async () => {
    reply = { status: 307, headers: { location: `${url}/elsewhere` } };
    expect(await send()).toMatchObject({ kind: 'failed', isTransient: false });
    expect(got.map(({ path }) => path)).toEqual(['/leads']);
  });

  it('says when to come back', async () => {
    reply = { status: 429, headers: { 'retry-after': '77' } };
    expect(await send()).toMatchObject({ retryAfterMs: 77 * SECOND });
  });

  it.each([
    ['silence', 'no answer in time'],
    ['half', 'no answer in time'],
    ['broken', 'UND_ERR_SOCKET'],
  ] as const)('that answers with %s may be well later, and its error has nothing of the lead', async (how, why) => {
    reply = how;
    const sent = await send({ timeoutMs: 50 });
    const error = `the webhook did not answer (${why})`;
    expect(sent).toEqual({ kind: 'failed', isTransient: true, pauses: true, error });
  });
});

describe('the mail', () => {
  it('has no name and nothing about health in its subject', () => {
    expect(mailSubject(lead)).toBe('Desert Hope website: request K7QF3-M2PXY');
  });

  it('has what is needed to call back', () => {
    const text = mailText(lead);
    for (const words of [
      'Marlene Dietz',
      '(702) 555-0142',
      'marlene.dietz@example.org',
      'Someone I love',
      'K7QF3-M2PXY',
      'Text messages: agreed to',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('May be spam');
  });

  it('omits the message and the insurance, and says how to read them', () => {
    const text = mailText(lead);
    for (const words of ['quiet room', 'HX-7781-ZQ', '1984', 'Aetna', 'insurance check', 'VTX'])
      expect(text).not.toContain(words);
    expect(text).toContain('npm run tool -- leads show K7QF3-M2PXY');
    expect(mailText({ ...lead, message: '', insurance: null })).not.toContain('npm run tool -- leads');
  });

  it('says that texts are not allowed, and what may be spam', () => {
    const text = mailText({ ...lead, smsConsent: { ...lead.smsConsent, given: false }, suspicions: ['honeypot'] });
    expect(text).toMatch(/do not text/);
    expect(text).toContain('May be spam: honeypot');
  });

  it.each([
    [new MailError('unreachable', true, 'x'), true],
    [new MailError('refused', false, 'x'), false],
    [new Error('Marlene'), true],
  ])('that failed with %p: may it pass by itself? %s', async (error, isTransient) => {
    jest.mocked(sendMail).mockRejectedValueOnce(error);
    const sent = await email({ to: ['intake@example.org'], server: 'smtp://127.0.0.1' }).deliver(lead, '');
    expect(sent).toMatchObject({ kind: 'failed', isTransient });
    expect(PERSONAL.filter((word) => JSON.stringify(sent).includes(word))).toEqual([]);
  });

  it('goes to whom the operator named', async () => {
    const to = ['a@example.org', 'b@example.org'];
    const mail = email({ to, server: 'smtp://127.0.0.1', timeoutMs: 500 });
    expect(await mail.deliver(lead, '')).toEqual({ kind: 'sent' });
    expect(sendMail).toHaveBeenCalledWith({ to, subject: mailSubject(lead), text: mailText(lead) }, 500);
  });
});

describe('where leads go', () => {
  const read = async (env: Record<string, string>) => {
    const { targets, warnings } = await configuredTargets(env);
    return [targets.map(({ name }) => name), warnings.join(' ')];
  };

  it('is what the environment names', async () => {
    expect(
      await read({
        LEAD_WEBHOOK_URL: 'https://crm.example.org/',
        LEAD_WEBHOOK_SECRET: 's',
        LEAD_EMAIL_TO: 'a@example.org',
        SMTP_URL: 'smtp://mail.example.org',
      }),
    ).toEqual([['webhook', 'email'], '']);
  });

  it.each([
    ['signed', 'failed', { LEAD_WEBHOOK_SECRET: 's' }],
    ['signed with LEAD_WEBHOOK_CONFIRM=0', 'sent', { LEAD_WEBHOOK_SECRET: 's', LEAD_WEBHOOK_CONFIRM: '0' }],
    ['unsigned', 'sent', {}],
    ['unsigned with LEAD_WEBHOOK_CONFIRM=1', 'failed', { LEAD_WEBHOOK_CONFIRM: '1' }],
  ])('a webhook that is %s and answers 204: %s', async (_, kind, env) => {
    const server = createServer(
      (request, response) => void request.resume().on('end', () => response.writeHead(204).end()),
    );
    const { targets } = await configuredTargets({ LEAD_WEBHOOK_URL: `${await listen(server)}/`, ...env });
    expect(await targets[0]?.deliver(lead, '{}')).toMatchObject({ kind });
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['nothing at all', {}, /NOT DELIVERED/],
    [
      'mail without a mail server: a file is no inbox',
      { LEAD_EMAIL_TO: 'a@example.org' },
      /SMTP_URL is not.*NOT DELIVERED/,
    ],
  ])('is nowhere with %s, and that is said loudly', async (_, env, words) => {
    expect(await read(env)).toEqual([[], expect.stringMatching(words)]);
  });

  it('logs a warning without a signature, or for plain http to another host', async () => {
    expect((await read({ LEAD_WEBHOOK_URL: 'http://crm.example.org/' }))[1]).toMatch(/begins with http.*not signed/);
    expect((await read({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/', LEAD_WEBHOOK_SECRET: 's' }))[1]).toBe('');
  });
});
