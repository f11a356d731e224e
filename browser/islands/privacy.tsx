import { PrivacyLayer } from '@/components/PrivacyLayer/PrivacyLayer.island';
import { clientConfig } from '@/site-config/client-config';
import { measurePage } from '@/visitor/analytics/measure';
import { followReplay } from '@/visitor/errors/follow-replay';

import { renderIsland } from './render-island';

import type { PageFacts } from '@/shared/page-facts';

/** Lets third parties in as far as the visitor and the page allow, and asks the visitor about them. */
export function startPrivacy({ kind, isOpen }: PageFacts): void {
  if (clientConfig.release) followReplay(isOpen);
  measurePage({ kind, isOpen });
  renderIsland(<PrivacyLayer isOpen={isOpen} />, 'privacy-');
}
