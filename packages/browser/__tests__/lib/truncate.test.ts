import { truncate } from '@footbridge/browser/lib/truncate';

describe('truncate', () => {
  it('[S9.4] cuts at a word boundary and adds an ellipsis', () => {
    expect(truncate('Treatment begins with a conversation', 25)).toBe('Treatment begins with a…');
  });

  it('includes a word that just fits, and never exceeds the limit', () => {
    expect(truncate('hello world', 6)).toBe('hello…');
    expect(truncate('hello world', 5)).toBe('hell…');
    for (let max = 1; max < 40; max += 1) {
      expect([...truncate('One day at a time, and then the next one', max)].length).toBeLessThanOrEqual(max);
    }
  });

  it('leaves a text that fits as it is', () => {
    expect(truncate('hello world', 11)).toBe('hello world');
    expect(truncate('', 10)).toBe('');
    expect(truncate('hello', Number.POSITIVE_INFINITY)).toBe('hello');
  });

  it('puts no comma, dash or dot before the ellipsis', () => {
    expect(truncate('Rest, food, and people to talk with', 12)).toBe('Rest, food…');
    expect(truncate('Rest – and then work', 8)).toBe('Rest…');
    expect(truncate('Rest. And then work', 7)).toBe('Rest…');
  });

  it('cuts at line breaks and hard spaces, too', () => {
    expect(truncate('one\ntwo three', 6)).toBe('one…');
    expect(truncate('one\u00A0two three', 6)).toBe('one…');
  });

  it('counts characters as people do: never half an emoji, a flag or an accent', () => {
    expect(truncate('👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧', 2)).toBe('👩‍👩‍👧‍👧…');
    expect(truncate('🇺🇸🇵🇷🇨🇦', 2)).toBe('🇺🇸…');
    expect(truncate('Re\u0301sume\u0301s', 3)).toBe('Re\u0301…');
    expect(truncate('👩‍👩‍👧‍👧 🇺🇸', 3)).toBe('👩‍👩‍👧‍👧 🇺🇸');
  });

  it('cuts one long word inside', () => {
    expect(truncate('Donaudampfschifffahrt', 6)).toBe('Donau…');
  });

  it('gives nothing where there is no room', () => {
    for (const max of [0, -3, Number.NaN]) expect(truncate('hello', max)).toBe('');
    expect(truncate('hello', 1)).toBe('…');
  });
});
