import { searchIndex, type SearchIndex } from '@footbridge/bridge/pages/search/search-index';
import { searchIn } from '@footbridge/bridge/pages/search/results';

import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { embeddedWordPress, pathOf, store } from '../../../../../__tests__/support/embedded-wordpress';
import { QUESTIONS } from './questions';

const server = wordPressServer();
temporaryData();

let known: SearchIndex | undefined;
beforeEach(async () => {
  server.use(...embeddedWordPress());
  // Reading the schema may take longer than a visitor waits.
  while (!known) known = (await searchIndex()) ?? undefined;
});
const search = (words: string, postType?: string) => {
  if (!known) throw new Error('no index');
  return searchIn(known, { words, ...(postType && { postType }) });
};
const paths = (words: string): string[] => search(words).ids.map(pathOf);
const isOneOf = (path: string, wanted: readonly string[]): boolean => wanted.some((one) => path.endsWith(`/${one}/`));

describe('what visitors search for', () => {
  it('is found first, or among the first three, by 40 questions', () => {
    const places = QUESTIONS.map(([words, ...wanted]) => ({
      words,
      place: paths(words).findIndex((path) => isOneOf(path, wanted)),
    }));
    expect(QUESTIONS).toHaveLength(40);
    expect(places.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
    expect(places.filter(({ place }) => place === 0).length).toBeGreaterThanOrEqual(36);
  });

  it.each(['meth', 'suboxone', 'xanax', 'vivitrol', 'aetna', 'detoks', 'withdraw', 'Crystal‑Meth', 'benzodiazapines'])(
    'is found by %s',
    (words) => {
      expect(paths(words).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['a missing letter that changes the stem', 'adderal', 'what-we-treat/stimulants'],
    ['Spanish, with an accent', 'desintoxicación', 'las-vegas-program/medical-detox'],
    ['a curly apostrophe', 'what’s detox', 'las-vegas-program/medical-detox'],
    ['a question', 'how long will it be', 'compare-levels-of-care'],
    ['the last part of a path', 'alcoholism', 'what-we-treat/alcohol'],
    ['a missing letter', 'medicad', 'insurance/medicaid'],
    ['a word typed as two', 'tri care', 'insurance/tricare'],
    ['a ZIP code', '89109', 'facilities/desert-hope-outpatient-office'],
    ['a number beside a word', 'percocet 30', 'what-we-treat/opioids'],
    ['a medicine without a page of its own', 'gabapentin', 'what-we-treat'],
  ])('are found first in %s: %s', (_kind, words, path) => {
    expect(paths(words)[0]).toBe(`/${path}/`);
  });

  it('are words, not parts of words', () => {
    expect(paths('meth').length).toBeLessThan(15);
    expect(paths('meth')).not.toContain('/the-first-seven-days-on-paper/');
  });

  it('may be limited to a type, and may be of no type at all', () => {
    const types = (postType?: string) => new Set(search('reno', postType).ids.map((id) => store.post(id)?.type));
    expect(types()).toEqual(new Set(['facility', 'page']));
    expect(types('facility')).toEqual(new Set(['facility']));
    expect(types('contributor')).toEqual(new Set());
  });

  it.each(['', '   ', '???', '💊', 'the', 'constructor __proto__', 'a'.repeat(200), '( OR ) AND "', 'ﬁnd\u0000'])(
    'may be anything: %j',
    (words) => {
      expect(Array.isArray(paths(words))).toBe(true);
    },
  );
});

describe('payers', () => {
  const payers = (words: string) => search(words).payers.map(({ name }) => name);
  it('are results of their own when the words name one', () => {
    expect(payers('do you take aetna insurance')[0]).toBe('Aetna');
    expect(payers('blue cross blue shield')[0]).toMatch(/^Blue Cross Blue Shield/);
    expect(payers('does your clinic work with aetna')).toEqual(['Aetna']);
    expect([payers('united healthcare')[0], payers('atena')[0]]).toEqual(['UnitedHealthcare', 'Aetna']);
  });
  it('are not named by the words of the site', () => {
    expect(['first week', 'detox', 'insurance', '', 'christian rehab', 'meditation'].flatMap(payers)).toEqual([]);
  });
});

describe('an excerpt', () => {
  const excerpt = (words: string) => {
    const { ids, excerpt: of } = search(words);
    return of(ids[0] ?? 0);
  };
  it('of a page is the part that says the words, which are marked', () => {
    const parts = excerpt('naloxone');
    expect(parts.filter((_, i) => i % 2).every((part) => /^naloxone/i.test(part))).toBe(true);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('').length).toBeLessThan(200);
  });
  it('marks a word in every form, and what it stands for', () => {
    expect(excerpt('xanax').filter((_, i) => i % 2)[0]).toMatch(/^benzodiazepine/i);
  });
  it('is there for each kind of result', () => {
    for (const words of ['reno', 'elena marsh', 'fmla', 'partial hospitalization'])
      expect(excerpt(words).join('')).not.toBe('');
  });
});
