import { createHash } from 'node:crypto';

import { iframeScript } from './iframe-script';

import type { ConfiguredVendor } from '@footbridge/shared/vendors/configured';

function policyOf(script: string, { origins }: ConfiguredVendor): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'sha256-${hash}'`, ...origins.script],
    'connect-src': origins.connect,
    'img-src': origins.img,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    // Applies to a top-level window, too: a document with an opaque origin has no cookies and no storage.
    sandbox: ['allow-scripts'],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the document in which a vendor's script runs, without access to the page; null for a vendor that runs in none.
 * Its title is the brand's name, which vendors read.
 */
export function iframeDocument(vendor: ConfiguredVendor, brand: string) {
  const script = iframeScript(vendor);
  if (vendor.way !== 'frame' || script === null) return null;
  const title = brand.replace(/[&<>]/g, '');
  return {
    html: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title></head><body><script>${script}</script></body></html>`,
    policy: policyOf(script, vendor),
  };
}
