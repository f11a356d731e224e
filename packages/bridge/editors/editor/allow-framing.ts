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
