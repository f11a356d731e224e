import { z } from 'zod';

import { RedisLink } from '../../platform/redis/link';
import { brandKey } from '../../platform/redis/settings';
import { doneEntry, pendingOf, recordOf } from './record';
import { redisProof, type RedisProofOptions } from './redis-proof';
import { ACCEPT, CLAIM, PENDING, PURGE, RECORD_DELIVERY, REMOVE, RETRY, SETTLE } from './redis-scripts';
import {
  CLOCK_TOLERANCE_MS,
  type Accepted,
  type LeadRecord,
  type LeasedLead,
  type NewLead,
  type Outbox,
  type Outcome,
} from './types';

/** A visitor waits for up to two confirmations; appendfsync everysec takes a second. */
const PROOF_WITHIN_MS = 1500;

/** How long a visitor waits for one command; the form then answers 503. */
export const REDIS_TIMEOUT_MS = 4000;

const accepted = z.tuple([z.enum(['stored', 'known', 'other']), z.string()]);
const flatHash = z.array(z.string());

/** Returns the fields of a hash, which a script returns as alternating names and values. Empty values are null: Redis has no null. */
function fieldsOf(flat: unknown): Record<string, string | null> {
  const parts = flatHash.parse(flat);
  const fields = Object.fromEntries(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] || null]] : [])),
  );
  return {
    due_at: null,
    last_error: null,
    delivered_at: null,
    key_id: null,
    content: null,
    ...fields,
    done: fields.done ?? '',
  };
}

function hashOf({ keyHash, reference, fingerprint, form, acceptedAt, content }: NewLead): string[] {
  const fields = {
    key_hash: keyHash,
    reference,
    fingerprint,
    form,
    state: 'accepted',
    accepted_at: acceptedAt,
    due_at: acceptedAt,
    tries: 0,
    done: '',
    key_id: content.keyId,
    content: content.text,
  };
  return Object.entries(fields).flatMap(([name, value]) => [name, String(value)]);
}

function settleArguments(outcome: Outcome): string[] {
  if (outcome.kind === 'delivered') return ['delivered', '', '', String(outcome.at)];
  return [outcome.state, String(outcome.dueAt), outcome.error, String(outcome.at)];
}

/** Returns the outbox of several hosts. Leases end by Redis's clock. Brands may share a Redis, but not leads. */
export function redisOutbox(
  url: string,
  site: string,
  { allowsLoss = false, proofWithinMs = PROOF_WITHIN_MS }: Partial<RedisProofOptions> = {},
): Outbox {
  const link = new RedisLink(url, {
    timeoutMs: REDIS_TIMEOUT_MS,
    part: 'leads',
    lost: 'forms answer 503, and no lead is delivered',
  });
  const proof = redisProof(link, { allowsLoss, proofWithinMs, key: `${brandKey(site)}:leads:proof` });
  const run: RedisLink['run'] = (request) => link.run(request);
  const prefix = `${brandKey(site)}:leads`;
  const leads = `${prefix}:lead:`;
  const keys = (keyHash: string) => [
    leads + keyHash,
    ...['leased', 'waiting', 'all', 'kept', 'stream'].map((name) => `${prefix}:${name}`),
  ];
  const script = (text: string, keyHash: string, values: (string | number)[]): Promise<unknown> =>
    run((client) => client.eval(text, { keys: keys(keyHash), arguments: values.map(String) }));
  const isDone = async (reply: Promise<unknown>): Promise<boolean> => Number(await reply) > 0;

  async function list(): Promise<LeadRecord[]> {
    const hashes = await run((client) => client.zRange(`${prefix}:all`, 0, -1));
    const found = await run((client) => Promise.all(hashes.map((hash) => client.hGetAll(leads + hash))));
    return found.filter((fields) => fields.key_hash).map((fields) => recordOf(fieldsOf(Object.entries(fields).flat())));
  }

  const add = async (lead: NewLead): Promise<Accepted> => {
    const [kind, reference] = accepted.parse(
      await script(ACCEPT, lead.keyHash, [lead.keyHash, lead.fingerprint, lead.acceptedAt, ...hashOf(lead)]),
    );
    return kind === 'other' ? { kind } : { kind, reference };
  };

  async function accept(lead: NewLead): Promise<Accepted> {
    const before = link.connections;
    const answer = await add(lead);
    if (answer.kind === 'other') return answer;
    const isAnswered = await proof.prove();
    if (isAnswered && link.connections === before) return answer;
    // A new connection may be to another server, which may not have the lead.
    await add(lead);
    await proof.prove();
    return answer;
  }

  return {
    async find(keyHash) {
      const [reference, fingerprint] = await run((client) =>
        client.hmGet(leads + keyHash, ['reference', 'fingerprint']),
      );
      return reference && fingerprint ? { reference, fingerprint } : null;
    },
    accept,
    async claim({ holder, max, now, leaseMs, lacking = [] }) {
      const claimed = z
        .array(z.unknown())
        .parse(await script(CLAIM, '', [leads, holder, max, now, leaseMs, CLOCK_TOLERANCE_MS, ...lacking]));
      return claimed.flatMap((flat): LeasedLead[] => {
        const record = recordOf(fieldsOf(flat));
        return record.content
          ? [{ ...record, content: record.content, lease: `${holder}/${record.tries}`, until: now + leaseMs }]
          : [];
      });
    },
    recordDelivery: (lead, delivered, until) =>
      isDone(script(RECORD_DELIVERY, lead.keyHash, [lead.lease, lead.keyHash, doneEntry(delivered), until])),
    settle: (lead, outcome) =>
      isDone(script(SETTLE, lead.keyHash, [lead.lease, lead.keyHash, ...settleArguments(outcome)])),
    list,
    pending: async () =>
      pendingOf(
        z
          .array(z.tuple([z.string(), z.number(), z.string()]))
          .parse(await script(PENDING, '', [leads]))
          .map(([state, count, since]) => ({ state, count, since: Number(since) })),
      ),
    durability: proof.durability,
    retry: (keyHash, now) => isDone(script(RETRY, keyHash, [keyHash, now])),
    remove: (keyHash) => isDone(script(REMOVE, keyHash, [keyHash])),
    purge: async (deliveredBefore, acceptedBefore) =>
      Number(await script(PURGE, '', [leads, deliveredBefore, acceptedBefore])),
    release: () => undefined,
    close: () => link.close(),
  };
}
