import { MISTAKES } from '../server/trial-site';
import { INJECTED, SCRIPT } from './requests/texts';
import type { FuzzRequest } from './requests/request';
import type { Answer, Exchange } from './wire';

/** The limit of a log line, and of all lines that one request causes. */
const MAX_LOGGED_BYTES = 1024;
const MAX_RESPONSE_LETTERS = 3 * 1024 * 1024;
/** A body that is longer may be refused before it was read: the connection ends first. */
const MAX_READ_BYTES = 64 * 1024;

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

function wrongAnswer({ status, headers, body }: Answer, own: readonly string[]): string[] {
  const refreshed = headers.get('refresh')?.replace(/^[^;,]*[;,]\s*(?:url\s*=\s*)?/i, '');
  const leads = [headers.get('location'), refreshed].filter((target) => target !== undefined);
  const elsewhere = leads.find((target) => leadsElsewhere(target, own));
  const found: (string | false | undefined)[] = [
    // WordPress is well, and all that the site needs is set up: nothing excuses a 5xx.
    status >= 500 && `status ${status}`,
    headers.has(INJECTED) && 'a header of the answer is the sender’s',
    elsewhere !== undefined && `leads to ${elsewhere.slice(0, 200)}`,
    /html/.test(headers.get('content-type') ?? '') && body.includes(SCRIPT) && 'a script of the sender is in the page',
    INSIDES.test(body) && 'the response reveals the site’s internals',
    body.length > MAX_RESPONSE_LETTERS && `the response has ${body.length} letters`,
  ];
  return found.filter((one) => typeof one === 'string');
}

export function judge(request: FuzzRequest, { answers, isLate }: Exchange, own: readonly string[]): string[] {
  const wrong = answers.flatMap((answer) => wrongAnswer(answer, own));
  if (isLate) return [...wrong, 'no answer in time'];
  const mayBreakOff = (request.body?.bytes.length ?? 0) > MAX_READ_BYTES;
  return answers.length === 0 && !mayBreakOff ? [...wrong, 'no answer'] : wrong;
}

export function judgeLog(log: string, sent: ReadonlyMap<string, FuzzRequest>): string[] {
  const bytes = new Map<string, number>();
  const wrong: string[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const [, id = ''] = /"request":"([^"]+)"/.exec(line) ?? [];
    const request = sent.get(id);
    const problem = MISTAKES.test(line)
      ? 'a mistake of ours'
      : line.startsWith('{') && !(request && line.includes('"level":"error"'))
        ? ''
        : 'an error is logged for the sender’s mistake, or a line is no JSON';
    if (problem) wrong.push(`${problem}: ${line.slice(0, 300)}`);
    if (request) bytes.set(id, (bytes.get(id) ?? 0) + Buffer.byteLength(line) + 1);
  }
  for (const [id, size] of bytes) {
    if (size > MAX_LOGGED_BYTES) wrong.push(`${size} bytes of log for a request, ${id}`);
  }
  return wrong;
}
