import { z } from 'zod';

import { wordPressUrl } from '../platform/env';
import { sendToWordPress } from './upstream/send';
import { reportedClashes, type ModelClash } from './versions';

import type { Theme } from './theme';

type FieldTypes = Theme['fieldTypes'];

const TIMEOUT_MS = 7000;
/** Fields that are named in one line. */
const MAX_NAMED = 6;
const MISSING = /^(?:Cannot query field "(\w+)" on type "(\w+)"|Unknown type "(\w+)")/;
const answerSchema = z.object({ errors: z.array(z.object({ message: z.string() })).default([]) });

/** Returns a query of unused fragments: WordPress checks it against its schema and never executes it. */
function checkOf(types: FieldTypes): string {
  const isComposite = (type: string): boolean => type.replaceAll(/[[\]!]/g, '') in types;
  const parts = Object.entries(types).map(([name, fields], i) => {
    const set = Object.entries(fields).map(([field, type]) => (isComposite(type) ? `${field}{__typename}` : field));
    return name === 'query' ? `{${set.join(' ')}}` : `fragment F${i} on ${name}{${set.join(' ')}}`;
  });
  return parts.filter((part) => !part.includes(' on mutation{')).join(' ');
}

interface Check {
  missing: string[];
  /** Why WordPress cannot build its schema: it fails then with each query of these types, also a page's. */
  failure: string | null;
}

async function checkSchema(types: FieldTypes): Promise<Check | null> {
  const response = await sendToWordPress(`${wordPressUrl()}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: checkOf(types) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const answer = answerSchema.safeParse(await response?.json().catch(() => null));
  if (!answer.success) return null;
  const missing = answer.data.errors.flatMap(({ message }) => {
    const [matched, field, parent, type] = MISSING.exec(message) ?? [];
    return matched === undefined ? [] : [type ?? `${parent}.${field}`];
  });
  return {
    // A type is missing because a field is.
    missing: missing.toSorted((a, b) => Number(b.includes('.')) - Number(a.includes('.'))),
    failure: response && response.status >= 500 ? (answer.data.errors[0]?.message ?? `HTTP ${response.status}`) : null,
  };
}

const CLASHES: Record<ModelClash['problem'], (title: string, name: string) => string> = {
  inactive: (title) => `${title} has to be active in WordPress`,
  taken: (title, name) =>
    `the field group “${title}” of this WordPress has the name ${name} of the content model: give it another name in its GraphQL settings`,
  hidden: (title, name) =>
    `the field group “${title}” of the content model is off: activate it, and switch on “Show in GraphQL” in its settings (${name})`,
};

function causes(reported: readonly ModelClash[] | 'unknown'): string[] {
  if (reported === 'unknown')
    return ['Footbridge’s plugin does not answer: is it active in WordPress, with the same FOOTBRIDGE_SECRET?'];
  const clashes = reported.map(({ title, name, problem }) => CLASHES[problem](title, name));
  return clashes.length > 0
    ? clashes
    : ['another plugin has their names, or Footbridge’s plugin is of another version'];
}

/** Returns what of the content model WordPress lacks, with cause and remedy, one line each; null when it does not answer. */
export async function modelProblems(types: FieldTypes): Promise<string[] | null> {
  const check = await checkSchema(types);
  if (!check) return null;
  const { missing, failure } = check;
  if (failure)
    return [
      `WordPress’s GraphQL fails (“${failure}”): a field group or plugin may have a type’s name in other letter case; see WordPress’s error log`,
    ];
  if (missing.length === 0) return [];
  const more = missing.length - MAX_NAMED;
  const named = `${missing.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [`WordPress’s schema lacks ${named}`, ...causes(await reportedClashes())];
}
