import { sites } from '@/site-config/brands';
import { spokenDigits } from '@/shared/phone-digits';

describe('a number digit by digit', () => {
  it.each([
    '(702) 555-0110',
    '702-555-0110',
    '702.555.0110',
    '7025550110',
    '+1 702 555 0110',
    '1-702-555-0110',
    'Call (702) 555-0110 now',
  ])('%s', (text) => {
    expect(spokenDigits(text)).toBe('7 0 2, 5 5 5, 0 1 1 0');
  });

  it.each(['', 'Call us', '988', '911', '1-800-RECOVER', '702-555-01100'])('nothing of %s', (text) => {
    expect(spokenDigits(text)).toBe('');
  });

  it('is known of every number of every brand', () => {
    const numbers = sites.flatMap(({ callNumbers }) => Object.values(callNumbers));
    for (const { display, tel } of numbers) expect(`tel:+1${spokenDigits(display).replace(/\D/g, '')}`).toBe(tel);
  });
});
