import { isLoopPage } from '../../wordpress/url/loop-pages';
import { answeredVariables } from './resolve-route';

const NAMES =
  'p page_id attachment_id name pagename attachment post_type cat category_name tag taxonomy term author author_name ' +
  'm year monthnum day paged page cpage feed';

/** WordPress's own query variables, for a process that has no answer of WordPress yet. */
export const CORE_VARIABLES: ReadonlySet<string> = new Set(NAMES.split(' '));

/** `filter[]` and `filter[x]` are the variable `filter` in PHP. */
const nameOf = (parameter: string): string => parameter.replace(/\[.*/s, '');

/** Divides a query into what can change WordPress's answer and the rest, such as campaign parameters. */
export function splitQuery(query: URLSearchParams): { read: URLSearchParams; rest: URLSearchParams } {
  const variables = answeredVariables() ?? CORE_VARIABLES;
  const read = new URLSearchParams();
  const rest = new URLSearchParams();
  for (const [name, value] of query)
    (variables.has(nameOf(name)) || isLoopPage(name, value) ? read : rest).append(name, value);
  return { read, rest };
}
