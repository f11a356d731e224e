import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { readEnvironment } from '../../platform/env';

import type { SealedContent } from './types';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_LETTERS = 8;

/** The keys in force: one to write with, and every one that still opens something. */
export interface LeadKeys {
  current: string;
  byId: ReadonlyMap<string, Buffer>;
}

/** A lead that cannot be read; the message has nothing of it. */
export class UnreadableLead extends Error {
  override name = 'UnreadableLead';
}

const idOf = (key: Buffer): string =>
  createHash('sha256').update('footbridge lead key').update(key).digest('hex').slice(0, ID_LETTERS);

/**
 * LEAD_KEY and LEAD_KEY_PREVIOUS; null without LEAD_KEY: nothing can be stored then.
 * @throws EnvironmentError when one is no key
 */
export function leadKeys(): LeadKeys | null {
  const { LEAD_KEY, LEAD_KEY_PREVIOUS } = process.env;
  const { LEAD_KEY: current, LEAD_KEY_PREVIOUS: previous = [] } = readEnvironment({ LEAD_KEY, LEAD_KEY_PREVIOUS });
  if (!current) return null;
  const keys = [current, ...previous].map((text) => Buffer.from(text, 'base64'));
  const [id = ''] = keys.map(idOf);
  return { current: id, byId: new Map(keys.map((key) => [idOf(key), key])) };
}

/**
 * Encrypts a lead for the disk.
 * @param bound what it belongs to (its key's hash): the same bytes elsewhere are not opened
 */
export function seal(text: string, bound: string, { current, byId }: LeadKeys): SealedContent {
  const key = byId.get(current);
  if (!key) throw new UnreadableLead('there is no LEAD_KEY');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(bound));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId: current, text: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64') };
}

/** @throws UnreadableLead when its key is not there, or it is not what was written */
export function unseal({ keyId, text }: SealedContent, bound: string, { byId }: LeadKeys): string {
  const key = byId.get(keyId);
  if (!key) throw new UnreadableLead(`encrypted with key ${keyId}, which is neither LEAD_KEY nor in LEAD_KEY_PREVIOUS`);
  const bytes = Buffer.from(text, 'base64');
  const [nonce, tag, encrypted] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(bound))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    throw new UnreadableLead('damaged: it is not what was written');
  }
}
