/** Which bar a page shows: every combination of what editors can have set (specification, sections 4 and 5; decisions). */
import { chooseStickyBar, type StickyConfig } from '@footbridge/bridge/pages/sticky-bar/choose';

const bar = (title: string): StickyConfig => ({ title, hide: false, subtitle: '', buttons: [] });

/** What an editor may have left in a place: nothing, words, words and `hide`, or an entry without a word. */
const states = (name: string): Record<string, StickyConfig | null> => ({
  none: null,
  set: bar(name),
  hidden: { ...bar(name), hide: true },
  empty: bar(''),
});

const [OWN, ENTRY] = [states('own'), states('entry')];
const COLUMNS = ['none', 'set', 'hidden', 'empty'];

/** Rows: the page's own bar; columns: the options' entry for the segment. '–' is no bar. */
const TABLE = {
  'the options have no default': {
    fallback: null,
    rows: { none: '– entry – –', set: 'own own own own', hidden: '– – – –', empty: '– – – –' },
  },
  'the options have a default': {
    fallback: bar('default'),
    rows: {
      none: 'default entry – –',
      set: 'default entry – –',
      hidden: 'default entry – –',
      empty: 'default entry – –',
    },
  },
  'the options’ default is hidden': {
    fallback: { ...bar('default'), hide: true },
    rows: { none: '– entry – –', set: '– entry – –', hidden: '– entry – –', empty: '– entry – –' },
  },
};

const CASES = Object.entries(TABLE).flatMap(([options, { fallback, rows }]) =>
  Object.entries(rows).flatMap(([own, results]) =>
    results.split(' ').map((result, column) => ({ options, fallback, own, entry: COLUMNS[column] ?? '', result })),
  ),
);

const chosen = (segment: 'info' | null, own: string, entry: string, fallback: StickyConfig | null) =>
  chooseStickyBar(segment, OWN[own] ?? null, { segments: ENTRY[entry] ? { info: ENTRY[entry] } : {}, fallback });

describe('[S4.18] [S5.19] the bar that a page shows', () => {
  it.each(CASES)(
    '$options, the page’s own is $own, its segment’s entry $entry: $result',
    ({ own, entry, fallback, result }) => {
      expect(chosen('info', own, entry, fallback)?.title ?? '–').toBe(result);
    },
  );

  it('is none on a page without segment, whatever is set', () => {
    expect(CASES).toHaveLength(48);
    expect(CASES.filter(({ own, entry, fallback }) => chosen(null, own, entry, fallback) !== null)).toEqual([]);
  });

  it('is not taken from another segment', () => {
    expect(chooseStickyBar('local', null, { segments: { info: bar('entry') }, fallback: null })).toBeNull();
  });

  it.each([
    ['a subtitle', { subtitle: 'Free & private' }],
    ['a button', { buttons: [{ kind: 'call', before: 'Call ', after: '', hasNumber: true }] }],
  ] as const)('is shown with %s alone', (_, part) => {
    const own: StickyConfig = {
      ...bar(''),
      subtitle: '',
      ...part,
      buttons: 'buttons' in part ? [...part.buttons] : [],
    };
    const { hide, ...view } = own;
    expect(hide).toBe(false);
    expect(chooseStickyBar('info', own, { segments: {}, fallback: null })).toEqual(view);
  });
});
