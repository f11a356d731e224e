import { estimate, readAllArguments } from '@/bench/lib/all-arguments';
import { readPartArguments } from '@/bench/lib/run-part';

describe('npm run tool -- bench reads its arguments', () => {
  it('measures everything, by default', () => {
    expect(readAllArguments([])).toEqual({
      parts: ['size', 'serve', 'cold', 'scale', 'speed', 'interactions'],
      quick: false,
    });
    expect(readAllArguments(['--help'])).toBe('help');
  });

  it('accepts parts by name, in their own order, and a short run', () => {
    expect(readAllArguments(['--only', 'cold, size', '--quick'])).toEqual({ parts: ['size', 'cold'], quick: true });
  });

  it('estimates a short run at a fraction of a full one', () => {
    const minutes = (quick: boolean) => estimate({ parts: ['serve', 'cold', 'scale', 'speed'], quick });
    expect(minutes(true)).toBeLessThan(minutes(false) / 5);
  });

  it.each([
    [
      ['--only', 'speedy'],
      /^--only: there is no part "speedy"\. Parts: size, serve, cold, scale, speed, interactions$/,
    ],
    [['--only', ','], /^--only: it names nothing/],
    [['--fast'], /Unknown option '--fast'.*--help$/],
  ])('says in one line what is wrong with %j', (argv, message) => {
    expect(() => readAllArguments(argv)).toThrow(message);
  });
});

describe('a part’s command reads its arguments', () => {
  it('knows a short run and help', () => {
    expect(readPartArguments('size', [])).toEqual({ quick: false });
    expect(readPartArguments('size', ['--quick'])).toEqual({ quick: true });
    expect(readPartArguments('size', ['-h'])).toBe('help');
    expect(() => readPartArguments('cold', ['--qick'])).toThrow(
      /Unknown option '--qick'. See npm run tool -- bench cold --help/,
    );
  });
});
