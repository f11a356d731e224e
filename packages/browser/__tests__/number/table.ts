/** The table of the call number's choice. */
import { SITE_CODES, siteOf } from '@/site-config/brands';

import type { SiteCode, SpecifiedVariant } from '@/site-config/types';
import type { NumberFacts } from '@footbridge/browser/number/rules';

export interface Row extends NumberFacts {
  code: SiteCode;
  expected: SpecifiedVariant;
}

/** The seven, first wins; the specification's order (section 4), written out once more. */
const ORDER: readonly SpecifiedVariant[] = [
  'mentalHealth',
  'alumni',
  'veteran',
  'specialPath',
  'score2',
  'score1',
  'default',
];

type Rule = Exclude<SpecifiedVariant, 'default'>;

/** What makes each rule apply; null for a pair that cannot apply together on that brand. */
function factsFor(code: SiteCode, rules: readonly Rule[]): NumberFacts | null {
  if (rules.includes('score1') && rules.includes('score2')) return null;
  const inPath = rules.filter((rule) => rule === 'mentalHealth' || rule === 'specialPath');
  // One page is not in both lists.
  if (inPath.length > 1) return null;
  if (rules.includes('mentalHealth') && code !== 'LAG') return null;
  const [special = ''] = siteOf(code).specialPaths;
  return {
    ofPage: '',
    campaign: '',
    path: rules.includes('mentalHealth')
      ? '/mental-health/anxiety/'
      : rules.includes('specialPath')
        ? special
        : '/about/',
    isAlumni: rules.includes('alumni'),
    useVetPhone: rules.includes('veteran'),
    score: rules.includes('score2') ? 2 : rules.includes('score1') ? 1 : 0,
  };
}

const RULES: readonly Rule[] = ['mentalHealth', 'alumni', 'veteran', 'specialPath', 'score2', 'score1'];

/** No rule, every rule, every pair, and all that can apply at once, for every brand. */
const combinations: readonly (readonly Rule[])[] = [
  [],
  ...RULES.map((rule) => [rule]),
  ...RULES.flatMap((rule, index) => RULES.slice(index + 1).map((other) => [rule, other])),
  ['alumni', 'veteran', 'specialPath', 'score2'],
  ['mentalHealth', 'alumni', 'veteran', 'score2'],
];

export const COMBINATIONS: readonly Row[] = SITE_CODES.flatMap((code) =>
  combinations.flatMap((rules) => {
    const facts = factsFor(code, rules);
    const expected = ORDER.find((variant) => variant === 'default' || rules.includes(variant)) ?? 'default';
    return facts ? [{ code, ...facts, expected }] : [];
  }),
);

const nobody = { ofPage: '', campaign: '', isAlumni: false, useVetPhone: false, score: 0 } as const;
const at = (code: SiteCode, expected: SpecifiedVariant, ...paths: string[]): Row[] =>
  paths.map((path) => ({ code, ...nobody, path, expected }));

/** What a path alone does. */
export const PATHS: readonly Row[] = [
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

export function titleOf({ code, path, isAlumni, useVetPhone, score, expected }: Row): string {
  const facts = [isAlumni && 'alumni cookie', useVetPhone && 'veteran flag', score > 0 && `score ${score}`]
    .filter(Boolean)
    .join(', ');
  return `${code} ${path}${facts && ` with ${facts}`}: ${expected}`;
}
