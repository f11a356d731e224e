import { createHash } from 'node:crypto';

import { decrypt, encrypt } from '../../platform/cipher';
import { setting } from '../../platform/env';

import type { SealedContent } from './types';

const ID_LENGTH = 8;

/** `current` encrypts; every key decrypts. */
export interface LeadKeys {
  current: string;
  byId: ReadonlyMap<string, Buffer>;
}

/** A lead that cannot be decrypted. The message has nothing of the lead. */
export class UnreadableLead extends Error {
  override name = 'UnreadableLead';
}

const idOf = (key: Buffer): string =>
  createHash('sha256').update('footbridge lead key').update(key).digest('hex').slice(0, ID_LENGTH);

/** Returns LEAD_KEY and LEAD_KEY_PREVIOUS; null without LEAD_KEY. @throws EnvironmentError */
export function leadKeys(): LeadKeys | null {
  const current = setting('LEAD_KEY');
  const previous = setting('LEAD_KEY_PREVIOUS') ?? [];
  if (!current) return null;
  const keys = [current, ...previous].map((text) => Buffer.from(text, 'base64'));
  const [id = ''] = keys.map(idOf);
  return { current: id, byId: new Map(keys.map((key) => [idOf(key), key])) };
}

/** Encrypts a lead, bound to the hash of its key: another lead's content cannot be decrypted in its place. */
export function seal(text: string, bound: string, { current, byId }: LeadKeys): SealedContent {
  const key = byId.get(current);
  if (!key) throw new UnreadableLead('LEAD_KEY is not set');
  return { keyId: current, text: encrypt(text, key, bound).toString('base64') };
}

/** Decrypts a lead. @throws UnreadableLead when its key is missing, or the content was changed */
export function unseal({ keyId, text }: SealedContent, bound: string, { byId }: LeadKeys): string {
  const key = byId.get(keyId);
  if (!key) throw new UnreadableLead(`encrypted with key ${keyId}, which is neither LEAD_KEY nor in LEAD_KEY_PREVIOUS`);
  try {
    return decrypt(Buffer.from(text, 'base64'), key, bound);
  } catch {
    throw new UnreadableLead('the encrypted content is damaged');
  }
}
