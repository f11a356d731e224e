import { beforeHead } from '../../platform/headers/before-head';
import { closeToSearch } from '../../platform/headers/search-engines';
import { currentRequest } from '../../platform/current-request/context';

import type { ServerResponse } from 'node:http';

/** Adds Server-Timing: the request's duration without, and the time of, waiting for WordPress. */
function reportTiming(response: ServerResponse): void {
  const began = performance.now();
  // Bound now: in development Next warns of each later use of the response that it passes to getServerSideProps.
  const setHeader = response.setHeader.bind(response);
  beforeHead(response, () => {
    const wordPressMs = currentRequest()?.wordPress?.totalMs ?? 0;
    const siteMs = performance.now() - began - wordPressMs;
    setHeader('Server-Timing', `site;dur=${siteMs.toFixed(1)}, wordpress;dur=${wordPressMs.toFixed(1)}`);
  });
}

/** Sets the headers of a preview with a token: it is never cached or indexed. */
export function setLiveHeaders(response: ServerResponse): void {
  reportTiming(response);
  response.setHeader('Cache-Control', 'private, no-store');
  closeToSearch(response);
  response.setHeader('Referrer-Policy', 'same-origin');
}
