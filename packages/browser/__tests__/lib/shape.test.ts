import { flag, listOf, mergeShape, numberIn, oneOf, orNull, recordOf, textUpTo } from '@footbridge/browser/lib/shape';

const rubbish: readonly unknown[] = [
  undefined,
  null,
  '',
  'true',
  0,
  -1,
  Number.NaN,
  Infinity,
  {},
  [],
  [null],
  () => 1,
  Symbol('x'),
  10n,
];

describe('readers of stored values', () => {
  it('take the values of their type and nothing else', () => {
    expect(rubbish.map(flag)).toEqual(rubbish.map(() => undefined));
    expect([true, false].map(flag)).toEqual([true, false]);
    expect(rubbish.map(oneOf(1, 2)).filter((value) => value !== undefined)).toEqual([]);
    expect(rubbish.map(numberIn(0, 9)).filter((value) => value !== undefined)).toEqual([0]);
    expect([null, 'abc', 'abcd'].map(orNull(textUpTo(3)))).toEqual([null, 'abc', undefined]);
  });

  it('return the newest of a long list, without invalid items', () => {
    const read = listOf(textUpTo(10), 3);
    expect(read(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
    expect(read(['a', 7, 'c'])).toEqual(['a', 'c']);
    expect(read({ length: 2, 0: 'a' })).toBeUndefined();
  });

  it('read a record only when each of its keys is right', () => {
    const read = recordOf<{ name: string; open: boolean }>({ name: textUpTo(10), open: flag });
    expect(read({ name: 'a', open: true, more: 1 })).toEqual({ name: 'a', open: true });
    expect(read({ name: 'a' })).toBeUndefined();
    expect(rubbish.map(read)).toEqual(rubbish.map(() => undefined));
  });
});

describe('merging stored values over the defaults', () => {
  const shape = { open: flag, score: oneOf(0, 1, 2) };
  const defaults: { open: boolean; score: 0 | 1 | 2 } = { open: true, score: 0 };

  it('goes key by key: one that is wrong does not take the others with it', () => {
    expect(mergeShape(shape, { open: false, score: 9, other: 1 }, defaults)).toEqual({ open: false, score: 0 });
    for (const value of rubbish) expect(mergeShape(shape, value, defaults)).toEqual(defaults);
  });

  it('looks at own keys only, and lets no key into a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"score":2,"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    const merged = mergeShape(shape, hostile, defaults);
    expect(merged).toEqual(defaults);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(mergeShape(shape, Object.create({ score: 2 }), defaults)).toEqual(defaults);
  });

  it('runs no getter that was put there', () => {
    const trap = Object.defineProperty({}, 'score', {
      get: () => {
        throw new Error('run');
      },
    });
    expect(mergeShape(shape, trap, defaults)).toEqual(defaults);
  });
});
