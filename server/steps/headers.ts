import { headersOf } from '@/bridge/platform/headers/rules';
import { securityPolicy } from '@/bridge/platform/headers/security-policy';
import { speculationRules } from '@/browser/speculation-rules';
import { clientConfig } from '@/shared/site/client-config';
import { consentVendors } from '@/shared/vendors/consent';
import { site } from '@/shared/site/current';
import { deferredScriptLoader } from '@/visitor/deferred-script';
import { earlyErrorsScript } from '@/visitor/errors/early-errors';
import { firstPaintScript } from '@/visitor/number/first-paint';

import type { Step } from '../pipeline';

/** Returns the Content-Security-Policy of the brand's pages, with the hashes of the inline scripts of pages/_document.tsx. */
function pagePolicy(): string {
  const { release, settings } = clientConfig;
  return securityPolicy({
    inlineScripts: [
      firstPaintScript(site()),
      deferredScriptLoader,
      speculationRules,
      ...(release === undefined ? [] : [earlyErrorsScript]),
    ],
    vendors: consentVendors(),
    mapStyleUrl: settings.NEXT_PUBLIC_MAP_STYLE_URL,
    reviewWidgetUrl: settings.NEXT_PUBLIC_REVIEW_WIDGET_URL,
    devServer: process.env.FOOTBRIDGE_VITE_URL,
    isDev: process.env.NODE_ENV === 'development',
  });
}

/** Returns the step that sets the headers of what Next or the page cache answers. */
export function setHeaders(): Step {
  const policy = pagePolicy();
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headersOf(request.url ?? '/', policy))) response.setHeader(name, value);
    return next();
  };
}
