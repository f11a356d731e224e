import { z } from 'zod';

import { wordPressUrl } from '../platform/env';
import { sendToWordPress } from './upstream/send';
import { reportOfModel } from './versions';

import type { ModelReport } from './versions';
import type { Theme } from './theme';

type FieldTypes = Theme['fieldTypes'];

const TIMEOUT_MS = 7000;
/** Fields that are named in one line. */
const MAX_NAMED = 6;
const MISSING = /^(?:Cannot query field "(\w+)" on type "(\w+)"|Unknown type "(\w+)")/;
/** Plugins without which WordPress has no fields. */
const FIELD_PLUGINS = [/^(?:Advanced Custom Fields|Secure Custom Fields)/, /^WPGraphQL for ACF/];

const answerSchema = z.object({ errors: z.array(z.object({ message: z.string() })).default([]) });

/**
 * Returns a query that names each field of the types once. It is never executed: its fragments are unused, and it has no ids. So
 * WordPress checks it against its schema, also one that allows no introspection.
 */
function checkOf(types: FieldTypes): string {
  const isComposite = (type: string): boolean => type.replaceAll(/[[\]!]/g, '') in types;
  const parts = Object.entries(types).map(([name, fields], i) => {
    const set = Object.entries(fields).map(([field, type]) => (isComposite(type) ? `${field}{__typename}` : field));
    return name === 'query' ? `{${set.join(' ')}}` : `fragment F${i} on ${name}{${set.join(' ')}}`;
  });
  return parts.filter((part) => !part.includes(' on mutation{')).join(' ');
}

/** Returns the types and fields that WordPress's schema lacks; null when WordPress does not answer with GraphQL. */
async function missingIn(types: FieldTypes): Promise<string[] | null> {
  const response = await sendToWordPress(`${wordPressUrl()}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: checkOf(types) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const answer = answerSchema.safeParse(await response?.json().catch(() => null));
  if (!answer.success) return null;
  return answer.data.errors.flatMap(({ message }) => {
    const [matched, field, parent, type] = MISSING.exec(message) ?? [];
    return matched === undefined ? [] : [type ?? `${parent}.${field}`];
  });
}

const CLASHES: Record<'taken' | 'hidden', (title: string, name: string) => string> = {
  taken: (title, name) =>
    `the field group “${title}” of this WordPress has the name ${name} of the content model: give it another name in its GraphQL settings`,
  hidden: (title, name) =>
    `the field group “${title}” of the content model is off: activate it, and switch on “Show in GraphQL” in its settings (${name})`,
};

/** Returns why fields are missing, and what to do, one line each. */
function causes(report: ModelReport | 'unknown'): string[] {
  if (report === 'unknown')
    return ['Footbridge’s plugin does not answer: is it active in WordPress, with the same FOOTBRIDGE_SECRET?'];
  const isActive = (plugin: RegExp): boolean => report.installed.some(({ name }) => plugin.test(name));
  if (report.installed.length > 0 && !FIELD_PLUGINS.every(isActive))
    return ['Advanced Custom Fields (or Secure Custom Fields) and WPGraphQL for ACF have to be active in WordPress'];
  const clashes = (report.clashes ?? []).map(({ title, name, problem }) => CLASHES[problem](title, name));
  return clashes.length > 0
    ? clashes
    : ['another plugin has their names, or Footbridge’s plugin is of another version'];
}

/**
 * Returns what of the content model is missing in WordPress's schema, with the cause and the remedy, one line each; null when
 * WordPress does not answer. Pages are rendered without it.
 */
export async function modelProblems(types: FieldTypes): Promise<string[] | null> {
  const missing = await missingIn(types);
  if (missing === null || missing.length === 0) return missing;
  const more = missing.length - MAX_NAMED;
  const named = `${missing.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [`WordPress’s schema lacks ${named}`, ...causes(await reportOfModel())];
}
