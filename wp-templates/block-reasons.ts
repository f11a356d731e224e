import type { z } from 'zod';

/** A block may have a long list of wrong values. */
const MAX_REASONS = 3;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of values',
  record: 'a group of values',
};

/** Returns what a value must be, in words; null for a rule that only its own message explains. */
function rule(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? null;
  if (issue.code === 'invalid_value')
    return issue.values
      .filter((value) => value !== '')
      .map((value) => `“${String(value)}”`)
      .join(' or ');
  const size = issue.code === 'too_small' || issue.code === 'too_big' ? issue : null;
  if (size?.origin !== 'number' && size?.origin !== 'int') return null;
  return size.code === 'too_small' ? `at least ${size.minimum}` : `at most ${size.maximum}`;
}

/** Returns a value's place as an editor counts: “members 2 name”. */
const placeOf = ({ path }: z.core.$ZodIssue): string =>
  `“${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' ') || 'attributes'}”`;

/** Returns why a block's attributes are not accepted: “columns” must be at most 4. */
export function blockReason({ issues }: z.core.$ZodError): string {
  const reasons = issues.slice(0, MAX_REASONS).map((issue) => {
    const must = rule(issue);
    return must === null ? `${placeOf(issue)}: ${issue.message}` : `${placeOf(issue)} must be ${must}`;
  });
  return [...reasons, ...(issues.length > MAX_REASONS ? ['and more'] : [])].join(', ');
}
