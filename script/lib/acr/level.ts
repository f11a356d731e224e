import type { Checked, Criterion, Evidence } from './evidence';

/** A conformance level, as the catalog names it. */
export type Level = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

export interface Adherence {
  level: Level;
  notes: string;
}

/** Returns the latest time that a brand's manual check was done; undefined before the first. */
export const lastDone = (evidence: Evidence, check: string, code: string): Checked | undefined =>
  evidence.checks[check]?.done
    .filter(({ sites, date }) => date !== null && (sites === 'all' || sites.includes(code)))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .at(-1);

/**
 * Returns a brand's level of a criterion, which follows from the evidence: "supports" needs every manual check done
 * without a finding, and no known limit.
 */
export function adherenceOf(criterion: Criterion, evidence: Evidence, code: string): Adherence {
  if ('not-applicable' in criterion) return { level: 'not-applicable', notes: criterion['not-applicable'] };
  const { axe = [], tests = [], manual = [], limit, note } = criterion;
  const checks = manual.map((name) => ({ name, done: lastDone(evidence, name, code) }));
  const findings = checks.flatMap(({ done }) => done?.finding ?? []);
  const notes = [
    ...(limit ? [limit] : []),
    ...(note ? [note] : []),
    ...(tests.length > 0 ? [`Tests: ${tests.map((name) => `“${evidence.tests[name]?.title}”`).join(', ')}.`] : []),
    ...(axe.length > 0 ? [`axe: ${axe.join(', ')}.`] : []),
    ...checks.map(({ name, done }) =>
      done
        ? `Manual check “${name}”: ${done.finding ?? 'passed'} (${done.name}, ${done.date}).`
        : `Manual check “${name}”: not done.`,
    ),
  ].join(' ');
  if (limit || findings.length > 0) return { level: 'partially-supports', notes };
  return { level: checks.every(({ done }) => done) ? 'supports' : 'not-evaluated', notes };
}
