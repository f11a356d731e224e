import { createHash } from 'node:crypto';

import { speculationRules } from '@footbridge/browser/speculation-rules';
import { setHeaders } from '@footbridge/bridge/server/steps/headers';
import { site } from '@/site-config/site';
import { deferredScriptLoader } from '@footbridge/browser/deferred-script';
import { firstPaintScript } from '@footbridge/browser/number/first-paint';

import { exchange } from '../../../../../__tests__/support/exchange';

function policyAt(url: string): string {
  const { request, response } = exchange();
  request.url = url;
  void setHeaders()(request, response, async () => undefined);
  return String(response.getHeader('Content-Security-Policy'));
}

describe('the headers of every page', () => {
  it('have the policy, with the hashes of the inline scripts and of the speculation rules that pages carry', () => {
    const hashes = [firstPaintScript(site), deferredScriptLoader, speculationRules].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policyAt('/about/')).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });
});
