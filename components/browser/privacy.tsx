import { PrivacyLayer } from '../ConsentDialog/PrivacyLayer.island';
import { clientConfig } from '@/shared/site/client-config';
import { afterChoice } from '@/visitor/consent/awaits-choice';
import { measurePage } from '@/visitor/analytics/measure';
import { followReplay } from '@/visitor/errors/follow-replay';

import { renderIsland } from '@/browser/islands/render-island';

import type { PageFacts } from '@/shared/page-facts';

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
