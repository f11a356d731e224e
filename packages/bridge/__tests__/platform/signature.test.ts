import { ownSignature } from '@footbridge/bridge/platform/derived-key';
import { isSame, signatureOf, signedHeaders } from '@footbridge/bridge/platform/signature';

const SECRET = '0123456789abcdef0123456789abcdef';
const AT = 1_700_000_000;

describe('signed requests between WordPress, the site and the receiver of leads', () => {
  it('is signed over its time and content', () => {
    // The same with: printf '1700000000./about/' | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef
    expect(signedHeaders(SECRET, '/about/', AT * 1000 + 999)).toEqual({
      'x-footbridge-timestamp': String(AT),
      'x-footbridge-signature': 'sha256=efef7cd3e72d36fb9ddf3bd6b45926ce0a01544890f9d573d890cde404a0e293',
    });
  });

  it('is signed alike as text and as the bytes that came', () => {
    const text = '{"name":"Zoë"}';
    expect(signatureOf(SECRET, String(AT), Buffer.from(text))).toEqual(signatureOf(SECRET, String(AT), text));
  });
});

describe('two signatures', () => {
  it('are the same when all their bytes are, and a shorter or a longer one is refused without a throw', () => {
    const given = signatureOf(SECRET, '1', 'a');
    expect(
      [given, Buffer.from(given), given.subarray(1), Buffer.concat([given, given]), Buffer.alloc(0)].map((one) =>
        isSame(one, given),
      ),
    ).toEqual([true, true, false, false, false]);
    expect([isSame('é', 'é'), isSame('é', 'e'), isSame('', '')]).toEqual([true, false, true]);
  });
});

describe('what the site signs for itself', () => {
  it('is good for one purpose alone', () => {
    expect(ownSignature('footbridge test 1', 'a')).toBe(ownSignature('footbridge test 1', 'a'));
    expect(ownSignature('footbridge test 2', 'a')).not.toBe(ownSignature('footbridge test 1', 'a'));
    expect(ownSignature('footbridge test 1', 'a')).toMatch(/^[\w-]{43}$/);
  });
});
