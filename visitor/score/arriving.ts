import { arrival } from '../arrival';

/**
 * Returns whether the visitor came to this document from outside the site. A link of the site, a reload and the browser's Back
 * are not a return (docs/decisions/0042).
 */
export function isFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isNew && !arrival?.referrer.startsWith(`${window.location.origin}/`);
}
