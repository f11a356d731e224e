import { readArguments } from '@/bench/lib/lighthouse/arguments';
import { SITE_CODES, sites } from '@/site-config/brands';

const read = (...argv: string[]) => readArguments(argv, sites, ['home', 'search', 'page 2 of a list']);

describe('npm run tool -- bench web reads its arguments', () => {
  it('measures every template of one brand in every category, by default', () => {
    expect(read()).toEqual({
      codes: ['DSH'],
      categories: ['accessibility', 'best-practices', 'seo', 'performance'],
      only: null,
      states: false,
      json: null,
    });
  });

  it('accepts brands by code or key, each once, or all eight', () => {
    expect(read('--site', 'oxford, GRN,xfo')).toMatchObject({ codes: ['XFO', 'GRN'] });
    const all = read('--all-brands');
    expect(all === 'help' ? [] : all.codes.toSorted()).toEqual(SITE_CODES.toSorted());
  });

  it('accepts pages and categories by name, and a file in an existing folder', () => {
    expect(
      read(
        '--only',
        'search,page 2 of a list',
        '--categories',
        'seo,accessibility',
        '--states',
        '--json',
        'figures.json',
      ),
    ).toEqual({
      codes: ['DSH'],
      categories: ['accessibility', 'seo'],
      only: ['search', 'page 2 of a list'],
      states: true,
      json: 'figures.json',
    });
  });

  it.each([
    [['--site', 'ABC'], /^--site: there is no site "ABC"\. Sites: .*DSH \(DESERT_HOPE\)/],
    [['--site', ','], /^--site names nothing/],
    [['--site', 'DSH', '--all-brands'], /^--site and --all-brands are both given/],
    [['--only', 'hom'], /^--only: there is no page "hom"\. Pages: home, search/],
    [['--only', ''], /^--only names nothing/],
    [['--categories', 'speed'], /^--categories: "speed" is none\. There are accessibility, best-practices/],
    [
      ['--json', 'no-such-folder/figures.json'],
      /^--json: nothing can be written to .*no-such-folder\. Create the folder/,
    ],
    [['--brand', 'DSH'], /Unknown option '--brand'.*--help$/],
    [['home'], /Unexpected argument 'home'.*--help$/],
  ])('says in one line what is wrong with %j', (argv, message) => {
    expect(() => read(...argv)).toThrow(message);
  });

  it('explains itself', () => {
    expect(read('-h')).toBe('help');
  });
});
