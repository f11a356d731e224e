import { readZip, shownZip } from '@footbridge/bridge/visitors/nearby/zip-code';

describe('a typed ZIP code', () => {
  it.each(['89101', ' 89101 ', '89101-1234', '891011234', '89101 – 1234', '８９１０１', '89\u200b101', '89101\r\n'])(
    'is read from %j',
    (typed) => expect(readZip(typed)).toEqual({ zip: '89101' }),
  );

  it.each([
    ['', 'empty'],
    [' \t\u2029', 'empty'],
    ['2138', 'no-zip-code'],
    ['K1A 0B1', 'no-zip-code'],
    ['٨٩١٠١', 'no-zip-code'],
    ['<script>alert(1)</script>', 'no-zip-code'],
    ['9'.repeat(100_000), 'no-zip-code'],
    ['00901', 'territory'],
    ['96910', 'territory'],
    ['96799', 'territory'],
    ['09012', 'military'],
    ['34002', 'military'],
    ['96201', 'military'],
  ])('%j is refused as %s', (typed, problem) => expect(readZip(typed)).toEqual({ problem }));

  it('is not taken for a territory’s in Hawaii or California', () => {
    expect([readZip('96701'), readZip('96813'), readZip('96001')]).toEqual([
      { zip: '96701' },
      { zip: '96813' },
      { zip: '96001' },
    ]);
  });

  it('is shown again on one line, short, and without half of a letter', () => {
    expect(shownZip(' 89\n101\u0000\u202e ')).toBe('89 101');
    expect(shownZip('😀'.repeat(1000))).toBe('😀'.repeat(20));
  });
});
