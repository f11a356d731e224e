import { parseFlags } from '@footbridge/tools/process/flags';
import { findBrand, FLAGS, readArguments, usage } from '@footbridge/tools/server/arguments';
import { sites } from '@/site-config/brands';

const brands = sites;
const read = (args: string[], env = {}) =>
  readArguments(parseFlags({ args, options: FLAGS }, 'script/server --help').values, env, brands);

describe('script/server reads its arguments', () => {
  it('[S1.1] serves Desert Hope on 3000 by default', () => {
    expect(read([])).toEqual({ code: 'DSH', port: 3000, dev: false, processes: 1 });
  });

  it.each(['LAG', 'lag', 'LAGUNA', 'Laguna'])('takes a site by code or key: %s', (name) => {
    expect(read(['--site', name])).toMatchObject({ code: 'LAG' });
  });

  it('lets the command line win over the environment', () => {
    const env = { NEXT_PUBLIC_SITE: 'SUN', PORT: '4000' };
    expect(read([], env)).toMatchObject({ code: 'SUN', port: 4000 });
    expect(read(['--site=ROA', '--port=5000'], env)).toMatchObject({ code: 'ROA', port: 5000 });
  });

  it('names every site when one is wrong', () => {
    expect(() => findBrand('XYZ', brands, '--site')).toThrow(/"XYZ".*AHW \(ADCARE\).*SUN \(SUNRISE_HOUSE\)$/);
    expect(() => read([], { NEXT_PUBLIC_SITE: 'XYZ' })).toThrow(/^NEXT_PUBLIC_SITE: /);
  });

  it.each([
    [['--port', '99999'], /^--port: "99999" is no port/],
    [['--port', 'abc'], /is no port/],
    [['--prot', '1'], /Unknown option '--prot'.*--help$/],
    [['--site'], /argument missing.*--help$/],
    ...['0', '-1', 'x', '1.5', '65', ''].map((given): [string[], RegExp] => [
      [`--processes=${given}`],
      /^--processes: ".*" is no number of processes\. .* from 1 to 64\.$/,
    ]),
    [['--processes', '-1'], /Option '--processes' argument is ambiguous.*--help$/],
    [['--dev', '--processes', '2'], /^--processes: in development the site is one process/],
    [['extra'], /Unexpected argument 'extra'.*--help$/],
  ])('says in one line what is wrong with %j', (argv, message) => {
    expect(() => read(argv)).toThrow(message);
    expect(() => read(argv)).not.toThrow(/\n/);
  });

  it('serves from as many processes as requested', () => {
    expect(read(['--processes', '4'])).toMatchObject({ processes: 4, dev: false });
    expect(read(['--processes', '1', '--dev'])).toMatchObject({ processes: 1, dev: true });
  });

  it('explains itself', () => {
    for (const { code, key } of brands) expect(usage(brands)).toMatch(new RegExp(`${code}\\s+${key}`));
  });
});
