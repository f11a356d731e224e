import { SITE_CODES, siteOf } from '@/site-config/brands';
import { chooseVariant, pathFacts, type NumberFacts } from '@footbridge/browser/number/rules';

import type { SiteCode, SpecifiedVariant } from '@/site-config/types';
import type { OwnNumber } from '@footbridge/shared/site/types';

const nobody: Omit<NumberFacts, 'path'> = { ofPage: '', campaign: '', isAlumni: false, useVetPhone: false, score: 0 };
const at = (code: SiteCode, variant: SpecifiedVariant, ...paths: string[]) =>
  paths.map((path) => [code, path, variant] as const);

/** What a path alone does. */
const PATHS = [
  ...SITE_CODES.flatMap((code) => [
    ...at(code, 'veteran', siteOf(code).veteranPath, `${siteOf(code).veteranPath}how-to-apply/`),
    ...at(code, 'specialPath', ...siteOf(code).specialPaths),
    ...at(code, 'default', siteOf(code).admissionsPath, siteOf(code).aboutPath, '/'),
    ...at(code, 'alumni', '/alumni/', '/alumni/reunion/', '/alumni'),
    ...at(code, code === 'LAG' ? 'mentalHealth' : 'default', '/mental-health/', '/mental-health/anxiety/'),
  ]),
  ...at('LAG', 'default', '/mental-healthy/', '/blog/mental-health/'),
  ...at('LAG', 'mentalHealth', '/mental-health/alumni/', '/mental-health/veterans/', '/Mental-Health'),
  ...at('DSH', 'veteran', '/blog/help-for-veterans-today/', '/Military-Rehab'),
  ...at('DSH', 'default', '/va/mission-act/', '/community/care/', '/first-response/', '/veteranas/', '/salute/'),
  // In the list or not; what lies below a special path is another page.
  ...at('DSH', 'default', '/contact/thanks/', '/contact-us/', '/blog/contact/'),
  ...at('DSH', 'specialPath', '/Contact/', '/verify-insurance'),
  ...at('DSH', 'default', '/alumnus/', '/blog/alumni/', '/alumni-stories/'),
];

describe('the call number of a path alone', () => {
  it.each(PATHS)('%s %s: %s', (code, path, expected) => {
    expect(chooseVariant({ ...nobody, path }, siteOf(code))).toBe(expected);
  });
});

describe('each of the seven, against all that come after it', () => {
  const all: NumberFacts = {
    path: '/mental-health/',
    ofPage: '',
    campaign: '',
    isAlumni: true,
    useVetPhone: true,
    score: 2,
  };
  const laguna = siteOf('LAG');
  const [special = ''] = laguna.specialPaths;

  it.each<[string, Partial<NumberFacts>, SpecifiedVariant]>([
    ['[S4.8] the mental-health number comes first', {}, 'mentalHealth'],
    ['[S4.9] then the alumni number', { path: special }, 'alumni'],
    ['[S4.10] then the veteran number', { path: special, isAlumni: false }, 'veteran'],
    ['[S4.11] [S2.15] then the special path’s', { path: special, isAlumni: false, useVetPhone: false }, 'specialPath'],
    ['[S4.12] then that of score 2', { path: '/', isAlumni: false, useVetPhone: false }, 'score2'],
    ['[S4.13] then that of score 1', { path: '/', isAlumni: false, useVetPhone: false, score: 1 }, 'score1'],
    ['[S4.14] and the default number', { path: '/', isAlumni: false, useVetPhone: false, score: 0 }, 'default'],
  ])('%s', (_, facts, expected) => {
    expect(chooseVariant({ ...all, ...facts }, laguna)).toBe(expected);
  });

  it('[S4.8] [S2.16] one brand has the mental-health section', () => {
    for (const code of SITE_CODES)
      expect(pathFacts('/mental-health/', siteOf(code)).isMentalHealth).toBe(code === 'LAG');
    expect(chooseVariant(all, siteOf('DSH'))).toBe('alumni');
  });
});

describe('a brand’s own numbers', () => {
  const own = (name: string, rule: Partial<OwnNumber>): OwnNumber => ({ name, paths: [], campaigns: [], ...rule });
  const laguna = {
    ...siteOf('LAG'),
    ownNumbers: [
      own('spring', { campaigns: ['spring-2027'] }),
      own('spanish', { paths: ['/es/'] }),
      own('events', {}),
      own('second', { paths: ['/es/contacto/'], campaigns: ['spring-2027'] }),
    ],
  };
  const chosen = (facts: Partial<NumberFacts>) => chooseVariant({ ...nobody, path: '/', ...facts }, laguna);

  it.each<[string, Partial<NumberFacts>, string]>([
    ['a path', { path: '/es/' }, 'spanish'],
    ['a path below it, in any spelling', { path: '/ES/Contacto' }, 'spanish'],
    ['a path, before a campaign', { path: '/es/', campaign: 'spring-2027' }, 'spanish'],
    ['a campaign in any spelling', { campaign: ' Spring-2027' }, 'spring'],
    ['the page’s field, before all rules', { path: '/es/', campaign: 'spring-2027', ofPage: 'events' }, 'events'],
    ['the page’s field with one of the seven', { ofPage: 'veteran' }, 'veteran'],
    ['a path, before the seven', { path: '/es/veterans/', isAlumni: true, useVetPhone: true, score: 2 }, 'spanish'],
    ['no rule: a path that only begins alike', { path: '/espanol/' }, 'default'],
    ['no rule: another campaign', { campaign: 'spring', score: 1 }, 'score1'],
  ])('are chosen by %s', (_, facts, expected) => {
    expect(chosen(facts)).toBe(expected);
  });
});

describe('the rules of paths', () => {
  it.each(['community-care', 'first-responder', 'military', 'salute-to-recovery', 'va-mission-act', 'veteran'])(
    '[S5.7] %s counts as whole words of a segment, wherever the segment stands',
    (keyword) => {
      for (const path of [
        `/${keyword}/`,
        `/${keyword}s/`,
        `/blog/${keyword}/`,
        `/for-${keyword}-families/`,
        `/${keyword}`,
      ]) {
        expect([path, pathFacts(path, siteOf('AHW')).isVeteran]).toEqual([path, true]);
      }
      for (const path of [`/x${keyword}/`, `/${keyword}ish/`]) {
        expect([path, pathFacts(path, siteOf('AHW')).isVeteran]).toEqual([path, false]);
      }
    },
  );
});
