import { answerPlainLead, THANKS_PATH } from '@footbridge/bridge/leads/lead/answer-plain';
import { SMS_CONSENT_VERSION, smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { site } from '@/site-config/site';
import { transformConfirm } from '@/wp-templates/lead/transform';

import { exchange } from '../../../../../__tests__/support/exchange';
import { freshSite, printed, stored } from '../../../../../__tests__/support/lead-site';
import { pairOf, PERSONAL, plainCallback } from '../../../../../__tests__/support/leads';

freshSite();
let addresses = 0;

interface Sent {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
  address?: string;
}

async function post(
  form: Record<string, string>,
  { cookies = {}, headers, method, address = `198.18.3.${(addresses += 1)}` }: Sent = {},
) {
  const { request, response } = exchange({ form, cookies, headers, method, address });
  const answer = await answerPlainLead(request, response);
  const set = response.getHeader('set-cookie');
  const saved = { ...cookies, ...pairOf(Array.isArray(set) ? set : []) };
  return { answer, status: response.statusCode, headers: response.getHeaders(), cookies: saved };
}

/** The page that came, as a browser would send it: its hidden fields, and what is typed into the others. */
async function confirm(
  { answer, cookies }: Awaited<ReturnType<typeof post>>,
  typed: Record<string, string> = {},
  requested: Sent = {},
) {
  if (answer.kind !== 'page') throw new Error(answer.kind);
  const { view } = transformConfirm(answer.state);
  const wrong = Object.fromEntries(view.wrong.map(({ name, value }) => [name, value]));
  return post({ ...Object.fromEntries(view.hidden), ...wrong, ...typed }, { cookies, ...requested });
}

describe('a form sent without script', () => {
  it('is read back to its visitor, stored when that is confirmed, and leads to the thanks', async () => {
    const first = await post(plainCallback());
    expect([first.answer.kind, first.status, first.headers['cache-control'], first.headers['x-robots-tag']]).toEqual([
      'page',
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(await stored()).toEqual([]);
    const second = await confirm(first);
    expect(second.answer).toEqual({ kind: 'redirect', destination: THANKS_PATH });
    expect(await stored()).toEqual([
      expect.objectContaining({
        form: 'callback',
        suspicions: [],
        for: 'loved-one',
        fields: expect.objectContaining({
          firstname: 'Marlene',
          phone: '7025550142',
          PageURL__c: `https://${site.domain}/contact/`,
        }),
        smsConsent: expect.objectContaining({
          given: false,
          page: '/contact/',
          version: SMS_CONSENT_VERSION,
          text: smsConsentText(site.shortName),
        }),
      }),
    ]);
  });

  it('shows everything that it read, and says whether the box was ticked', async () => {
    const { answer } = await post(plainCallback({ smsConsent: 'yes' }));
    const { view, page } = transformConfirm(
      answer.kind === 'page' ? answer.state : { sent: null, problems: {}, failure: null, token: '', key: '' },
    );
    expect(view.read.map(({ value }) => value)).toEqual([
      'Someone I love',
      'Is there a quiet room?',
      'Marlene',
      'Dietz',
      '(702) 555-0142',
      'marlene.dietz@example.org',
    ]);
    expect(view.consent).toEqual({ given: true, text: smsConsentText(site.shortName) });
    expect(page.head).toMatchObject({ noindex: true, canonical: '' });
  });

  it('is stored once when the confirmation is sent twice', async () => {
    const first = await post(plainCallback());
    await confirm(first);
    expect((await confirm(first)).answer.kind).toBe('redirect');
    expect(await stored()).toHaveLength(1);
  });

  it('an insurance check arrives with what was said of the insurance, its date in any spelling', async () => {
    const first = await post(
      plainCallback({
        form: 'insurance',
        payerName: 'Aetna',
        memberId: 'HX-7781-ZQ',
        patientName: 'Rosalind Quist',
        dateOfBirth: '2/29/1984',
        policyHolderName: 'Torvald Quist',
        smsConsent: 'yes',
      }),
    );
    await confirm(first);
    expect(await stored()).toEqual([
      expect.objectContaining({
        insurance: {
          payerId: '',
          payerName: 'Aetna',
          memberId: 'HX-7781-ZQ',
          patientName: 'Rosalind Quist',
          dateOfBirth: '1984-02-29',
          policyHolderName: 'Torvald Quist',
        },
        smsConsent: expect.objectContaining({ given: true }),
      }),
    ]);
  });

  it('what is wrong can be mended, and nothing typed is lost by it', async () => {
    const first = await post(plainCallback({ phone: '702 555', email: 'marlene' }));
    expect(first.status).toBe(422);
    if (first.answer.kind !== 'page') throw new Error('no page');
    expect(Object.keys(first.answer.state.problems)).toEqual(expect.arrayContaining(['phone', 'email']));
    const again = await confirm(first, { phone: '702 555 0142' });
    expect(again.status).toBe(422);
    const mended = await confirm(again, { email: 'marlene.dietz@example.org' });
    expect([mended.status, mended.answer.kind, await stored()]).toEqual([200, 'page', []]);
    expect((await confirm(mended)).answer.kind).toBe('redirect');
    expect(await stored()).toEqual([expect.objectContaining({ message: 'Is there a quiet room?' })]);
  });

  it('a filled honeypot is accepted, and recorded as a suspicion', async () => {
    await confirm(await post(plainCallback({ website_2: 'x' })));
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: ['honeypot'] })]);
  });

  it('a confirmation without the visit’s cookie is shown once more, with the number', async () => {
    const first = await post(plainCallback());
    const second = await confirm(first, {}, { cookies: {} });
    expect(second.status).toBe(403);
    expect(second.answer).toMatchObject({
      kind: 'page',
      state: { failure: expect.stringContaining('(702) 555-0110') },
    });
    expect(await stored()).toEqual([]);
    expect((await confirm(second)).answer.kind).toBe('redirect');
  });

  it.each([
    ['from another site', plainCallback(), { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['that says nothing of where it comes from', plainCallback(), { headers: { 'sec-fetch-site': 'none' } }, 403],
    ['that no page of ours has', { name: 'x' }, {}, 400],
    ['with a facility that is none', plainCallback({ facility: '../x' }), {}, 400],
    ['that is far too long', plainCallback({ description: 'x'.repeat(200_000) }), {}, 413],
  ])('a form %s is refused with the number', async (_, form, requested, status) => {
    const answer = await post(form, requested);
    expect([answer.status, answer.answer.kind]).toEqual([status, 'page']);
    expect(answer.answer).toMatchObject({ state: { failure: expect.stringContaining('(702) 555-0110') } });
  });

  it('without LEAD_KEY there is no confirmation page', async () => {
    delete process.env.LEAD_KEY;
    const { status, answer } = await post(plainCallback());
    expect(status).toBe(503);
    expect(answer).toMatchObject({ state: { failure: expect.stringContaining('(702) 555-0110') } });
  });

  it('confirms no more than twenty from one address', async () => {
    const address = '198.18.4.1';
    for (let index = 0; index < 20; index += 1)
      await confirm(await post(plainCallback(), { address }), {}, { address });
    const last = await confirm(await post(plainCallback(), { address }), {}, { address });
    expect([last.status, last.headers['retry-after']]).toEqual([429, '600']);
    expect((await confirm(last)).answer.kind).toBe('redirect');
  });

  it('counts no form that could not be stored', async () => {
    const [data, address] = [process.env.DATA_DIR ?? '', '198.18.4.2'];
    const first = await post(plainCallback(), { address });
    process.env.DATA_DIR = '/dev/null';
    for (let index = 0; index < 30; index += 1) expect((await confirm(first, {}, { address })).status).toBe(503);
    process.env.DATA_DIR = data;
    expect((await confirm(first, {}, { address })).answer.kind).toBe('redirect');
  });

  it('is nothing to look at without a form', async () => {
    const { request, response } = exchange();
    expect(await answerPlainLead(request, response)).toEqual({ kind: 'not-found' });
  });

  it('leaves nothing in a log or an address', async () => {
    const first = await post(plainCallback({ phone: '702' }));
    const done = await confirm(await confirm(first, { phone: '(702) 555-0142' }));
    process.env.DATA_DIR = '/dev/null';
    await confirm(await post(plainCallback()));
    expect(printed.length).toBeGreaterThan(0);
    const seen = [
      ...printed,
      done.answer.kind === 'redirect' ? done.answer.destination : '',
      ...Object.values(first.cookies),
    ].join('\n');
    expect(PERSONAL.filter((word) => seen.includes(word))).toEqual([]);
  });
});
