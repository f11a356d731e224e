import { currentRequest } from '../../platform/current-request/context';
import { beforeHead } from '../../platform/headers/before-head';
import { closeToSearch } from '../../platform/headers/search-engines';
import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';

import type { ServerResponse } from 'node:http';

/** Allows WordPress to embed this response in an iframe: at run time, because one build serves any WordPress. */
export function allowWordPressFraming(response: ServerResponse): void {
  const ancestors = `frame-ancestors ${["'self'", ...wordPressOrigins()].join(' ')}`;
  const policy = response.getHeader('Content-Security-Policy');
  // Without a policy of Next's the response has this directive only.
  response.setHeader(
    'Content-Security-Policy',
    typeof policy === 'string' ? policy.replace(/frame-ancestors [^;]*/, ancestors) : ancestors,
  );
}

/** Answers with the headers of a preview: it is never cached or indexed; WordPress may embed it in an iframe. */
export async function withPreviewHeaders<Answer>(
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  response.setHeader('Cache-Control', 'private, no-store');
  closeToSearch(response);
  // Not no-referrer, with which browsers send forms with the Origin "null".
  response.setHeader('Referrer-Policy', 'same-origin');
  const answered = await answer();
  // After the layout, which has WordPress's own URL.
  allowWordPressFraming(response);
  return answered;
}

/** Adds Server-Timing: the request's duration without, and the time of, waiting for WordPress. */
export function reportTiming(response: ServerResponse): void {
  const began = performance.now();
  // Bound now: in development Next warns of each later use of the response that it passes to getServerSideProps.
  const setHeader = response.setHeader.bind(response);
  beforeHead(response, () => {
    const wordPressMs = currentRequest()?.wordPress?.totalMs ?? 0;
    const siteMs = performance.now() - began - wordPressMs;
    setHeader('Server-Timing', `site;dur=${siteMs.toFixed(1)}, wordpress;dur=${wordPressMs.toFixed(1)}`);
  });
}
