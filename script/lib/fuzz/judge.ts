/** What is wrong with how the site answered. */
import { MISTAKES } from '../server/trial-site';
import { INJECTED, SCRIPT } from './requests/texts';
import type { Ask } from './requests/request';
import type { Answer, Exchange } from './wire';

/** A line of log is below a kilobyte, and so is all that one request makes the site write. */
export const MOST_LOGGED = 1024;
/** An answer larger than that is no answer to rubbish. */
const MOST_ANSWERED = 3 * 1024 * 1024;

/** Frames of a stack, and folders of the server: nobody outside is to see any. */
const INSIDES = /\n\s+at \S+ \(|node_modules\/|webpack-internal:/;

/** Whether a browser that follows it leaves the origins it may be led to: this site's, and that of the WordPress editors sign in to. */
function leadsElsewhere(location: string, own: readonly string[]): boolean {
  // Of either scheme: `https:host` is a path on a page that came by https, and another host on one that did not.
  return ['http:', 'https:'].some((scheme) => {
    const page = `${scheme}//site.invalid/a/page/`;
    return !URL.canParse(location, page) || ![new URL(page).origin, ...own].includes(new URL(location, page).origin);
  });
}

/** What `Refresh: 0;url=…` leads to. */
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
    /html/.test(headers.get('content-type') ?? '') &&
      body.includes(SCRIPT) &&
      'a script of the sender’s stands in the page',
    INSIDES.test(body) && 'the answer tells of the site’s insides',
    body.length > MOST_ANSWERED && `the answer has ${body.length} letters`,
  ];
  return found.filter((one) => typeof one === 'string');
}

export interface Told {
  /** Lines of the site's log that belong to the request. */
  lines: readonly string[];
}

/**
 * In: what was asked, what came back, what the site logged of it, and the origins that a redirect may lead to. Out: each thing
 * that is wrong, in words; none where all is well.
 */
export function judge(ask: Ask, { answers, end }: Exchange, { lines }: Told, own: readonly string[]): string[] {
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  const mistake = lines.find((line) => MISTAKES.test(line));
  const call = lines.find((line) => line.includes('"level":"error"'));
  return [
    ...answers.flatMap((answer) => wrongAnswer(answer, own)),
    ...(end === 'late' ? ['no answer in time'] : []),
    // Who breaks off, or sends megabytes to who wants none of them, may see the connection end first.
    ...(answers.length === 0 &&
    end !== 'late' &&
    ask.framing !== 'too-long' &&
    !((ask.body?.bytes.length ?? 0) > 64 * 1024)
      ? ['no answer']
      : []),
    ...(bytes > MOST_LOGGED * ask.times ? [`${bytes} bytes of log for ${ask.times} requests`] : []),
    ...(mistake ? [`a mistake of ours: ${mistake.slice(0, 300)}`] : []),
    ...(call && !mistake ? [`an error is logged, nobody erred but the sender: ${call.slice(0, 300)}`] : []),
  ];
}
