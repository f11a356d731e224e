import { FLAGS, readAnswers } from '@footbridge/tools/brand/answers';
import { paletteOf } from '@footbridge/tools/brand/palette';
import { parseFlags } from '@footbridge/tools/process/flags';
import { sites } from '@/site-config/brands';
import { colorPairs } from '@/site-config/validation/contrast/check';
import type { HexColor } from '@/site-config/types';

const answers = (args: string[]) => {
  const { values, positionals } = parseFlags({ args, options: FLAGS, allowPositionals: true }, '--help');
  return readAnswers(values, positionals, sites);
};
const read = (line: string) => answers(line.split(' '));

describe('npm run tool -- brand new', () => {
  it('needs a code, a name and a domain', () => {
    expect(answers(['NEW', '--name', 'Blue Ridge', '--domain', 'blueridge.example'])).toMatchObject({
      code: 'NEW',
      name: 'Blue Ridge',
      domain: 'blueridge.example',
      city: expect.any(String),
      phone: expect.stringMatching(/^\d{3}55501\d\d$/),
    });
  });

  it('reads a phone number however it is written', () => {
    const phones = ['(828) 555-0100', '+1 828 555 0100', '8285550100'].map(
      (phone) => answers(['NEW', '--name', 'X', '--domain', 'x.example', '--phone', phone]).phone,
    );
    expect(phones).toEqual(['8285550100', '8285550100', '8285550100']);
  });

  it('takes typefaces that a brand has, with the headings that fit them', () => {
    const { faces } = answers(['NEW', '--name', 'X', '--domain', 'x.example', '--fonts', 'Poppins, Open Sans']);
    expect(faces).toMatchObject({ fonts: { heading: { name: 'Poppins' } }, headingWeight: 600, headingScale: 0.92 });
  });

  it.each([
    ['--name X --domain x.example', '"": the code must be three capital letters.'],
    ['new --name X --domain x.example', '"new": the code must be three capital letters.'],
    ['NEWS --name X --domain x.example', '"NEWS": the code must be three capital letters.'],
    ['NEW --domain x.example', '--name is missing.'],
    ['NEW --name X', '--domain is missing.'],
    [
      'NEW --name X --domain https://x.example',
      '--domain: "https://x.example" must be a domain in lower case, without scheme.',
    ],
    [`NEW --name ${'x'.repeat(61)} --domain x.example`, 'must have at most 60 characters'],
    ['NEW --name X\u0007 --domain x.example', 'must not have control characters'],
    ['NEW --name X --domain x.example --color red', '--color: "red" must be a color #RRGGBB.'],
    ['NEW --name X --domain x.example --state ZZ', '--state: "ZZ" must be a state\'s two letters.'],
    ['NEW --name X --domain x.example --phone 12', '--phone: "12" must be a number of ten digits'],
    ['NEW --name X --domain x.example --fonts Comic', '--fonts: "Comic" is not in the list:\n  '],
    ['NEW --name X --domain x.example --nope', "Unknown option '--nope'"],
    ['NEW House --name X --domain x.example', '"House" is not expected'],
  ])('%s: %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});

describe('the palettes of one color', () => {
  it.each<HexColor>([
    '#0B5F6B',
    '#F5A800',
    '#FFFFFF',
    '#000000',
    '#FF0000',
    '#00FF00',
    '#0000FF',
    '#C9A0DC',
    '#808080',
  ])('[S3.5] [S3.6] %s: can all be read', (color) => {
    const failing = colorPairs({ ...paletteOf(color), look: {} }).filter(({ passes }) => !passes);
    expect(failing).toEqual([]);
  });

  it('have a color that passes as it is', () => {
    expect(paletteOf('#0B5F6B').palettes.brand.default).toBe('#0B5F6B');
  });
});
