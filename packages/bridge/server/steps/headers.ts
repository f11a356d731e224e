import { headersOf } from '@footbridge/bridge/platform/headers/rules';
import { securityPolicy } from '@footbridge/bridge/platform/headers/security-policy';
import { speculationRules } from '@footbridge/browser/speculation-rules';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { consentVendors } from '@footbridge/shared/vendors/consent';
import { site } from '@footbridge/shared/site/current';
import { deferredScriptLoader } from '@footbridge/browser/deferred-script';
import { earlyErrorsScript } from '@footbridge/browser/errors/early-errors';
import { firstPaintScript } from '@footbridge/browser/number/first-paint';

import type { Step } from '../pipeline';

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

export function setHeaders(): Step {
  const policy = pagePolicy();
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headersOf(request.url ?? '/', policy))) response.setHeader(name, value);
    return next();
  };
}
