/** Webhooks of finished calls, as CallRail and Invoca document them. */
import { createHmac } from 'node:crypto';

import { answerCalls } from '@footbridge/bridge/operations/calls/answer';
import { metersState, type Meters } from '@footbridge/bridge/platform/meters';
import { site } from '@/site-config/site';

import { sendTo } from '../../../../../__tests__/support/api';

const KEY = 'signing-key-of-the-company';
const TOKEN = 'token-of-the-webhook-0123456789';
const { veteran, score1 } = site.callNumbers;

const CALLRAIL = {
  id: 'CAL1',
  answered: true,
  duration: 84,
  customer_name: 'Pat Example',
  customer_phone_number: '+17025550142',
  business_phone_number: veteran.tel.slice(4),
  tracking_phone_number: '+17025550199',
  transcription: 'I would like to ask about detox.',
};
const INVOCA = {
  complete_call_id: 'A1-B2',
  calling_phone_number: '702-555-0142',
  destination_phone_number: score1.display,
};

const log = jest.spyOn(console, 'log');
const call = jest.fn<void, [string]>();

beforeEach(() => {
  call.mockReset();
  const partial: Partial<Meters> = { call };
  metersState.value = Object.assign(Object.create(null), partial);
  Object.assign(process.env, { CALLRAIL_SIGNING_KEY: KEY, INVOCA_WEBHOOK_TOKEN: TOKEN });
});
afterEach(() => {
  metersState.value = undefined;
  delete process.env.CALLRAIL_SIGNING_KEY;
  delete process.env.INVOCA_WEBHOOK_TOKEN;
});

const signed = (body: string) => ({ signature: createHmac('sha1', KEY).update(body).digest('base64') });
const bearer = { authorization: `Bearer ${TOKEN}` };

const post = (body: string, headers: Record<string, string>, method = 'POST') =>
  sendTo(answerCalls, body, { headers, method });

describe('the webhook of a finished call', () => {
  it('of CallRail counts the call by the variant of its number, once, and says nothing of the caller', async () => {
    const body = JSON.stringify(CALLRAIL);
    expect(await post(body, signed(body))).toMatchObject({ status: 200, body: {} });
    expect(await post(body, signed(body))).toMatchObject({ status: 200, body: {} });
    expect(call.mock.calls).toEqual([['veteran']]);
    expect(log.mock.calls).toEqual([]);
  });

  it('of Invoca does the same with its token', async () => {
    expect((await post(JSON.stringify(INVOCA), bearer)).status).toBe(200);
    expect(call.mock.calls).toEqual([['score1']]);
  });

  it('counts a number that is not the brand’s, and a call without a number, as other', async () => {
    await post('{"destination_phone_number":"8005550100"}', bearer);
    await post('{}', bearer);
    expect(call.mock.calls).toEqual([['other'], ['other']]);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['without a signature', '{}', {}, 401],
    ['with the signature of another body', '{"id":1}', signed('{}'), 401],
    ['with an empty signature', '{}', { signature: '' }, 401],
    ['with another token', '{}', { authorization: 'Bearer x' }, 401],
    ['as a form', 'id=1', { ...bearer, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['that is no JSON', '{', bearer, 400],
    ['that is a list', '[]', bearer, 400],
    ['with a number that is none', '{"trackingnum":{"a":1}}', bearer, 400],
    ['nested too deeply', '['.repeat(100), bearer, 400],
    ['larger than a call', `"${'x'.repeat(600_000)}"`, bearer, 413],
  ])('%s is refused', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(call).not.toHaveBeenCalled();
  });

  it('is not there without a key', async () => {
    delete process.env.CALLRAIL_SIGNING_KEY;
    delete process.env.INVOCA_WEBHOOK_TOKEN;
    expect((await post('{}', { signature: createHmac('sha1', '').update('{}').digest('base64') })).status).toBe(404);
    expect((await post('{}', {}, 'GET')).status).toBe(405);
  });
});
