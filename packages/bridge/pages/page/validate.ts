import { Kind, type DocumentNode } from 'graphql';

import { log } from '../../platform/log';
import { UpstreamError } from '../../platform/upstream-error';
import { explain } from '../../wordpress/faust/query';
import { publicName, type RenderScope, type UpstreamProblem } from '../../wordpress/render-scope';

import type { AddressContext, Template } from '../../wordpress/types';

/** Fields of the node without which a page fails. A list beside it, such as reviews or related posts, may be missing. */
const REQUIRED_FIELDS = ['title', 'content', 'name'];
const REQUIRED_LIST = 'archivePosts';
const MAX_LOGGED_PROBLEMS = 3;

/** Returns the first record of page data, which may be a list (specification, section 2). */
export function firstRecord(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function fieldOf(value: unknown, name: string | undefined): unknown {
  return typeof value === 'object' && value !== null && name !== undefined ? Reflect.get(value, name) : undefined;
}

/** Whether a response has no record (specification, section 5): nothing, an empty list, a record without an id. */
export function isEmptyRecord(value: unknown): boolean {
  const record = firstRecord(value);
  return !['databaseId', 'id'].some((name) => Boolean(fieldOf(record, name)));
}

/** Returns the response name of the query's first root field: the node that the template is about. */
export function mainField(query: DocumentNode): string | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? (first.alias ?? first.name).value : undefined;
}

/** Whether a problem fails the page: no data, no node, or a required field of it, unless the schema lacks it. */
function isFatal({ path, isLogged }: UpstreamProblem, main: string | undefined, node: unknown): boolean {
  if (!path) return true;
  // A field that the schema lacks has no index in its path.
  if (path[0] === REQUIRED_LIST) return path.length <= (isLogged ? 2 : 3) || (path.length === 3 && path[2] === 'title');
  if (path[0] !== main) return false;
  return path.length === 1 || (!node && !isLogged) || (path.length === 2 && REQUIRED_FIELDS.includes(String(path[1])));
}

/** Logs the parts that a page lacks. @throws UpstreamError when it lacks a required one */
export function requireFields(
  { address, problems }: RenderScope,
  template: Template | undefined,
  answer: unknown,
): void {
  const path = publicName(address);
  const main = template && mainField(template.query);
  const fatal = problems.find((problem) => isFatal(problem, main, fieldOf(answer, main)));
  if (fatal) throw new UpstreamError(`${fatal.operation} for ${path}: ${explain(fatal.message)}`);
  const unlogged = problems.filter(({ isLogged }) => !isLogged);
  for (const { operation, message } of unlogged.slice(0, MAX_LOGGED_PROBLEMS))
    log('warn', 'page', `${path} is rendered without a part (${operation}: ${message})`);
  const more = unlogged.length - MAX_LOGGED_PROBLEMS;
  if (more > 0) log('warn', 'page', `${path} is rendered without ${more} more parts`);
}

/** Whether WordPress has no record at an address that stands for one. Lists and searches may be empty. */
export function isMissing(answer: unknown, { query }: Template, { archive, search }: AddressContext): boolean {
  return !archive && !search && isEmptyRecord(fieldOf(answer, mainField(query)));
}
