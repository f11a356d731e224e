import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'fields in { }',
};
const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

/** Returns an error of a brand's file in plain words, with the values that are allowed. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'invalid_type')
    return input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (code === 'invalid_value')
    return input === undefined
      ? 'is missing'
      : `must be one of ${issue.values.map(String).join(', ')}; it is ${shown(input)}`;
  if (code === 'unrecognized_keys')
    return `has no field ${issue.keys.map(shown).join(', ')}: remove it, or correct its name`;
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  if (code === 'too_small')
    return `must ${unit ? 'have' : 'be'} ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
  if (code === 'too_big')
    return `must ${unit ? 'have' : 'be'} ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit}`;
  return undefined;
}
