import { randomBytes } from 'node:crypto';

import { leadKeys, seal, unseal } from '@footbridge/bridge/leads/outbox/seal';

const key = () => randomBytes(32).toString('base64');
const bytesOf = (text: string) => Buffer.from(text, 'base64');

function keysOf(current: string, previous?: string) {
  process.env.LEAD_KEY = current;
  if (previous) process.env.LEAD_KEY_PREVIOUS = previous;
  else delete process.env.LEAD_KEY_PREVIOUS;
  const keys = leadKeys();
  if (!keys) throw new Error('no keys');
  return keys;
}

describe('a lead at rest', () => {
  it('is decrypted by its key, and has none of its text', () => {
    const keys = keysOf(key());
    const sealed = seal('Marlene Dietz, 702 555 0110', 'bound', keys);
    expect(bytesOf(sealed.text).toString('latin1')).not.toMatch(/Marlene|0110/);
    expect(unseal(sealed, 'bound', keys)).toBe('Marlene Dietz, 702 555 0110');
  });

  it('is another one each time', () => {
    const keys = keysOf(key());
    expect(seal('x', 'b', keys).text).not.toBe(seal('x', 'b', keys).text);
  });

  it('is opened after the key was changed, as long as the old one is named', () => {
    const [old, recent] = [key(), key()];
    const sealed = seal('x', 'b', keysOf(old));
    const keys = keysOf(recent, `${key()},${old}`);
    expect(unseal(sealed, 'b', keys)).toBe('x');
    expect(seal('x', 'b', keys).keyId).not.toBe(sealed.keyId);
    expect(() => unseal(sealed, 'b', keysOf(recent))).toThrow(
      `encrypted with key ${sealed.keyId}, which is neither LEAD_KEY nor in LEAD_KEY_PREVIOUS`,
    );
  });

  it('is not opened where it was moved to, nor with a bit turned', () => {
    const keys = keysOf(key());
    const sealed = seal('x', 'b', keys);
    expect(() => unseal(sealed, 'another lead', keys)).toThrow('damaged');
    const bytes = bytesOf(sealed.text);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal({ ...sealed, text: bytes.toString('base64') }, 'b', keys)).toThrow('damaged');
    expect(() => unseal({ ...sealed, text: '' }, 'b', keys)).toThrow('damaged');
  });

  it('cannot be written without a key', () => {
    expect(leadKeys()).toBeNull();
  });
});
