import { readFileSync } from 'node:fs';

import { parseBrand } from '@/site-config/brand/parse';

const file = JSON.parse(readFileSync('site-config/brands/DSH/brand.json', 'utf8'));
const problemOf = (change: object) => parseBrand('DSH', { ...file, ...change }).problems.join('\n');

it.each([
  [{ fullName: undefined }, 'DSH.fullName: is missing'],
  [{ fullName: 3 }, 'DSH.fullName: must be a text in quotes'],
  [{ town: 'Reno' }, 'DSH: has no field "town": remove it, or correct its name'],
  [{ look: { ...file.look, radius: 900 } }, 'DSH.look.radius: must be at most 20'],
  [{ look: { ...file.look, hero: 'big' } }, 'DSH.look.hero: must be one of full, split, framed, band; it is "big"'],
  [
    { navPromos: [{ id: 'call', text: 'x', link: 'ftp://x' }] },
    'DSH.navPromos.0.link: must be an absolute https address',
  ],
])(
  'a mistake in a brand’s file is described in plain words, with the values that are allowed: %j',
  (change, problem) => {
    expect(problemOf(change)).toBe(problem);
  },
);

it('names all vendors where one is unknown', () => {
  expect(problemOf({ vendors: [{ id: 'gogle', hasAgreement: true }] })).toMatch(
    /^DSH\.vendors\.0\.id: must be one of google-analytics, .*, vimeo; it is "gogle"$/,
  );
});
