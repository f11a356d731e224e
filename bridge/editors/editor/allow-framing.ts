import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';

import type { ServerResponse } from 'node:http';

/**
 * Lets WordPress put this answer into a frame: its origins join `frame-ancestors` of the policy that Next has set. Known
 * only when the site runs, because the same build serves any WordPress. For previews alone.
 */
export function allowWordPressFraming(response: ServerResponse): void {
  const ancestors = `frame-ancestors ${["'self'", ...wordPressOrigins()].join(' ')}`;
  const policy = response.getHeader('Content-Security-Policy');
  // Where Next is served in a way that sets none, the answer has this one directive.
  response.setHeader(
    'Content-Security-Policy',
    typeof policy === 'string' ? policy.replace(/frame-ancestors [^;]*/, ancestors) : ancestors,
  );
}
