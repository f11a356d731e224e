import { isSameDsn, parseDsn } from '@footbridge/bridge/platform/dsn';

describe('a DSN', () => {
  it.each([
    ['https://key@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
    ['http://key@10.0.0.5:8000/1', 'http://10.0.0.5:8000/api/1/envelope/'],
    [
      'https://key@errors.example.org:8443/tools/glitchtip/7',
      'https://errors.example.org:8443/tools/glitchtip/api/7/envelope/',
    ],
    ['https://key:secret@errors.example.org/1/', 'https://errors.example.org/api/1/envelope/'],
  ])('[S7.14] the endpoint of %s is %s', (text, address) => {
    expect(parseDsn(text)).toEqual({ text, publicKey: 'key', envelopeUrl: address });
  });

  it.each([
    '',
    'nothing',
    'https://errors.example.org/1',
    'https://key@errors.example.org/',
    'ftp://key@errors.example.org/1',
    'https://a%0ab@errors.example.org/1',
  ])('is not %j', (text) => {
    expect(parseDsn(text)).toBeNull();
  });

  it('is the same in other spellings, and another with another key, host, path or number', () => {
    const same = (...texts: [string, string]) => {
      const [one, other] = texts.map(parseDsn);
      return one && other && isSameDsn(one, other);
    };
    expect(same('https://key@errors.example.org/1', 'https://key@ERRORS.example.org:443/1/')).toBe(true);
    for (const other of [
      'https://kex@errors.example.org/1',
      'https://key@errors.example.com/1',
      'https://key@errors.example.org/2',
      'https://key@errors.example.org/x/1',
      'http://key@errors.example.org/1',
    ]) {
      expect(same('https://key@errors.example.org/1', other)).toBe(false);
    }
  });
});
