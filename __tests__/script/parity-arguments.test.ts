import { readArguments } from '@/script/lib/parity/arguments';

const both = ['--wordpress', 'https://cms.example.org/', '--site', 'http://127.0.0.1:3000'];

describe('npm run tool -- parity reads its arguments', () => {
  it('accepts the two addresses, without the trailing slash, and sends two requests at a time', () => {
    expect(readArguments(both)).toMatchObject({
      wordpress: 'https://cms.example.org',
      site: 'http://127.0.0.1:3000',
      concurrency: 2,
    });
  });

  it('needs no WordPress with a recorded list', () => {
    const read = readArguments(['--sample', 'answers.json', '--front', 'static', '--site', 'https://example.org']);
    expect(read).toMatchObject({ wordpress: null, sample: 'answers.json', front: 'static' });
  });

  it('preserves the folder of a WordPress that is not at the top of its host', () => {
    expect(readArguments(['--wordpress', 'https://example.org/cms/', '--site', 'https://example.org'])).toMatchObject({
      wordpress: 'https://example.org/cms',
    });
  });

  it.each([
    [[], /^--wordpress is missing.*--sample FILE/],
    [['--wordpress', 'https://cms.example.org'], /^--site is missing/],
    [['--wordpress', 'cms', '--site', 'https://example.org'], /^--wordpress: "cms" is no web address/],
    [['--wordpress', 'file:///etc', '--site', 'https://example.org'], /is no web address/],
    [[...both, '--limit', '0'], /^--limit: "0" is no number from 1/],
    [[...both, '--concurrency', '99'], /^--concurrency: "99" is no number from 1 to 16/],
    [[...both, '--front', 'blog'], /^--front: "blog" is no mode/],
    [[...both, '--sit', 'x'], /Unknown option '--sit'.*--help$/],
  ])('says in one line what is wrong with %j', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });

  it('explains itself', () => {
    expect(readArguments(['-h'])).toBe('help');
  });
});
