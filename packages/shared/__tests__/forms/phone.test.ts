import { formatPhone, isPhone, phoneDigits } from '@footbridge/shared/forms/phone';

describe('[S5.8] phone entry accepts digits only, at most ten, as (xxx) xxx-xxxx', () => {
  it.each([
    ['', ''],
    ['7', '(7'],
    ['702', '(702'],
    ['7025', '(702) 5'],
    ['702555', '(702) 555'],
    ['7025550', '(702) 555-0'],
    ['7025550100', '(702) 555-0100'],
    ['call 702.555.0100 now', '(702) 555-0100'],
    ['70255501009999', '(702) 555-0100'],
    ['no number', ''],
  ])('%j stands as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it.each(['+1 (702) 555-0100', '+17025550100', '17025550100', '1-702-555-0100', ' +1 702 555 0100'])(
    '%j loses its country code',
    (text) => {
      expect(phoneDigits(text)).toBe('7025550100');
    },
  );

  it('takes a 1 for a country code only before a whole number, or after a plus', () => {
    expect(formatPhone('170255501')).toBe('(170) 255-501');
    expect(formatPhone('+170255')).toBe('(702) 55');
  });

  it('takes for whole what has ten digits and an area code that exists', () => {
    expect(['(702) 555-0100', '1 702 555 0100'].map(isPhone)).toEqual([true, true]);
    expect(['', '(702) 555-010', '(102) 555-0100', '0025550100'].map(isPhone)).toEqual([false, false, false, false]);
  });
});
