/** Finds what is wrong with the site's response. */
import { MISTAKES } from '../server/trial-site';
import { INJECTED, SCRIPT } from './requests/texts';
import type { FuzzRequest } from './requests/request';
import type { Answer, Exchange } from './wire';

/** The limit of a log line, and of all lines that one request causes, in bytes. */
export const MAX_LOGGED_BYTES = 1024;
/** The limit of a response to an invalid request, in bytes. */
const MAX_RESPONSE_LETTERS = 3 * 1024 * 1024;

/** Stack frames and server folders, which must not leave the server. */
const INSIDES = /\n\s+at \S+ \(|node_modules\/|webpack-internal:/;

/** Whether a browser that follows it leaves the origins it may be led to: this site's, and that of the WordPress editors sign in to. */
function leadsElsewhere(location: string, own: readonly string[]): boolean {
  // For both schemes: `https:host` is a path on an https page, and another host on an http one.
  return ['http:', 'https:'].some((scheme) => {
    const page = `${scheme}//site.invalid/a/page/`;
    return !URL.canParse(location, page) || ![new URL(page).origin, ...own].includes(new URL(location, page).origin);
  });
}

/** Returns the target of `Refresh: 0;url=…`. */
const refreshed = (refresh: string | undefined): string | undefined =>
  refresh?.replace(/^[^;,]*[;,]\s*(?:url\s*=\s*)?/i, '');

function wrongAnswer({ status, headers, body }: Answer, own: readonly string[]): string[] {
  const leads = [headers.get('location'), refreshed(headers.get('refresh'))].filter((target) => target !== undefined);
  const elsewhere = leads.find((target) => leadsElsewhere(target, own));
  const found: (string | false | undefined)[] = [
    // WordPress is well, and all that the site needs is set up: nothing excuses a 5xx.
    (status < 200 || status >= 500) && `status ${status}`,
    headers.has(INJECTED) && 'a header of the answer is the sender’s',
    elsewhere !== undefined && `leads to ${elsewhere.slice(0, 200)}`,
    /html/.test(headers.get('content-type') ?? '') && body.includes(SCRIPT) && 'a script of the sender is in the page',
    INSIDES.test(body) && 'the response reveals the site’s internals',
    body.length > MAX_RESPONSE_LETTERS && `the response has ${body.length} letters`,
  ];
  return found.filter((one) => typeof one === 'string');
}

export interface LogExcerpt {
  /** Lines of the site's log that belong to the request. */
  lines: readonly string[];
}

/**
 * Returns the problems of an exchange; empty where there are none. Needs the request, the responses, the site's log
 * lines about it, and the origins that a redirect may lead to.
 */
export function judge(
  request: FuzzRequest,
  { answers, end }: Exchange,
  { lines }: LogExcerpt,
  own: readonly string[],
): string[] {
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  const mistake = lines.find((line) => MISTAKES.test(line));
  const call = lines.find((line) => line.includes('"level":"error"'));
  return [
    ...answers.flatMap((answer) => wrongAnswer(answer, own)),
    ...(end === 'late' ? ['no answer in time'] : []),
    // A request that breaks off, or sends megabytes where none are accepted, may see the connection end first.
    ...(answers.length === 0 &&
    end !== 'late' &&
    request.framing !== 'too-long' &&
    !((request.body?.bytes.length ?? 0) > 64 * 1024)
      ? ['no answer']
      : []),
    ...(bytes > MAX_LOGGED_BYTES * request.times ? [`${bytes} bytes of log for ${request.times} requests`] : []),
    ...(mistake ? [`a mistake of ours: ${mistake.slice(0, 300)}`] : []),
    ...(call && !mistake ? [`an error is logged for the sender’s mistake: ${call.slice(0, 300)}`] : []),
  ];
}
