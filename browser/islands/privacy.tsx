import { PrivacyLayer } from '@/components/PrivacyLayer/PrivacyLayer.island';
import { clientConfig } from '@/site-config/client-config';
import { measurePage } from '@/visitor/analytics/measure';
import { followReplay } from '@/visitor/errors/follow-replay';

import { renderIsland } from './render-island';

import type { PageFacts } from '@/shared/page-facts';

/** Loads the vendors that the visitor and the page allow, and shows the consent dialog. */
export function startPrivacy({ kind, isOpen }: PageFacts): void {
  if (clientConfig.release) followReplay(isOpen);
  measurePage({ kind, isOpen });
  renderIsland(<PrivacyLayer isOpen={isOpen} />, 'privacy-');
}
