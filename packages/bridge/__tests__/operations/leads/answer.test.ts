import { answerLeads } from '@footbridge/bridge/operations/leads/answer';
import { summarize } from '@footbridge/bridge/operations/leads/summary';
import { signedHeaders } from '@footbridge/bridge/platform/signature';

import { sendTo } from '../../../../../__tests__/support/api';
import { newLeadKey } from '../../../../../__tests__/support/leads';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

import type { LeadRecord } from '@footbridge/bridge/leads/outbox/types';

temporaryCache();
const NOW = Date.UTC(2026, 10, 28);
const MINUTE_MS = 60_000;
const SECRET = 'a secret of thirty-two characters, at least';

const lead = (reference: string, fields: Partial<LeadRecord>): LeadRecord => ({
  keyHash: `hash of ${reference}`,
  reference,
  form: 'callback',
  state: 'accepted',
  acceptedAt: NOW - MINUTE_MS,
  dueAt: NOW,
  tries: 0,
  lastError: 'PRIVATE',
  deliveredAt: null,
  done: [],
  notes: ['PRIVATE'],
  content: { keyId: 'PRIVATE', text: 'PRIVATE' },
  ...fields,
});

describe('the summary of leads', () => {
  const leads = [
    lead('AAAAA-00001', { state: 'delivered', done: ['salesforce', 'email'] }),
    lead('AAAAA-00002', { state: 'refused', done: ['email'], tries: 3, acceptedAt: NOW - 2 * MINUTE_MS }),
    lead('AAAAA-00003', { state: 'waiting', tries: 9, acceptedAt: NOW - 60 * MINUTE_MS }),
    lead('AAAAA-00004', { form: 'insurance' }),
    lead('AAAAA-00005', { state: 'deleted', content: null }),
    lead('AAAAA-00006', { state: 'waiting', acceptedAt: NOW - 9 * 24 * 60 * MINUTE_MS }),
  ];

  it('counts by form, target and state, and lists what is stuck, the oldest first', () => {
    expect(summarize(leads, ['salesforce', 'email'], NOW)).toEqual({
      days: 7,
      counts: [
        { form: 'callback', target: 'email', delivered: 2, waiting: 1, refused: 0 },
        { form: 'callback', target: 'salesforce', delivered: 1, waiting: 1, refused: 1 },
        { form: 'insurance', target: 'email', delivered: 0, waiting: 1, refused: 0 },
        { form: 'insurance', target: 'salesforce', delivered: 0, waiting: 1, refused: 0 },
      ],
      stuck: [
        expect.objectContaining({ reference: 'AAAAA-00006', lacks: ['salesforce', 'email'] }),
        expect.objectContaining({ reference: 'AAAAA-00003', tries: 9 }),
        expect.objectContaining({ reference: 'AAAAA-00002', state: 'refused', lacks: ['salesforce'] }),
      ],
    });
  });

  it('has nothing of a lead’s content, errors or key', () => {
    const text = JSON.stringify(summarize(leads, ['salesforce'], NOW));
    expect(text).not.toMatch(/PRIVATE|hash of/);
  });

  it('counts leads without any target, too', () => {
    expect(summarize([lead('AAAAA-00001', {})], [], NOW).counts).toEqual([
      { form: 'callback', target: 'none', delivered: 0, waiting: 1, refused: 0 },
    ]);
  });
});

describe('GET /api/leads', () => {
  const get = (headers: Record<string, string>, method = 'GET') => sendTo(answerLeads, undefined, { headers, method });

  it('answers only WordPress', async () => {
    process.env.FOOTBRIDGE_SECRET = SECRET;
    process.env.LEAD_KEY = newLeadKey();
    expect(await get(signedHeaders(SECRET, 'GET /api/leads'))).toMatchObject({
      status: 200,
      body: { days: 7, counts: [], stuck: [] },
    });
    expect((await get(signedHeaders(SECRET, 'GET /api/site'))).status).toBe(401);
    expect((await get({})).status).toBe(401);
    expect((await get({}, 'POST')).status).toBe(405);
  });

  it('says that it cannot count while leads are off', async () => {
    process.env.FOOTBRIDGE_SECRET = SECRET;
    expect((await get(signedHeaders(SECRET, 'GET /api/leads'))).status).toBe(503);
  });
});
