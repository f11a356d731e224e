import { Kind } from 'graphql';

import type { DocumentNode } from 'graphql';
import type { UpstreamProblem } from '../../wordpress/render-scope';

/** Without these of its node a page is no page; a list beside it (reviews, related posts) may be missing. */
const REQUIRED_FIELDS = ['title', 'content', 'name'];

/** A list without its posts is no list. */
const LIST = 'archivePosts';

/** Response name of the query's first root field: the node the template is about. */
export function mainField(query: DocumentNode): string | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? (first.alias ?? first.name).value : undefined;
}

/**
 * The problems that make the page fail: no data at all, its node, or a required field of it. All others leave a page
 * that is poorer, not wrong.
 */
export function fatalProblems(
  problems: readonly UpstreamProblem[],
  query: DocumentNode | undefined,
): UpstreamProblem[] {
  const main = query && mainField(query);
  return problems.filter(({ path }) => {
    if (!path) return true;
    if (path[0] === LIST) return path.length <= 3;
    if (path[0] !== main) return false;
    return path.length === 1 || (path.length === 2 && REQUIRED_FIELDS.includes(String(path[1])));
  });
}
