import { arrival } from '../arrival';

/**
 * Returns whether the visitor came to this document from outside the site. A page of the site that leads here, a reload
 * and the browser's Back are not a return (docs/decisions/0042); Back to a cached document runs none of this again.
 */
export function isFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isNew && !arrival?.referrer.startsWith(`${window.location.origin}/`);
}
