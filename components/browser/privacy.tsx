import { PrivacyLayer } from '../ConsentDialog/PrivacyLayer.island';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { afterChoice } from '@footbridge/browser/consent/state';
import { measurePage } from '@footbridge/browser/vendors/measure';
import { followReplay } from '@footbridge/browser/errors/follow-replay';

import { renderIsland } from '@footbridge/browser/islands/render-island';

import type { PageFacts } from '@footbridge/shared/page-facts';

/**
 * Loads the vendors that the visitor and the page allow, and shows the consent dialog.
 * @param onChosen called once no choice is open on this page
 */
export function startPrivacy({ kind, isOpen }: PageFacts, onChosen: () => void): void {
  if (clientConfig.release) followReplay(isOpen);
  measurePage({ kind, isOpen });
  renderIsland(<PrivacyLayer isOpen={isOpen} />, 'privacy-');
  afterChoice(isOpen, onChosen);
}
