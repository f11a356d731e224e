import { browserTracingIntegration, getActiveSpan, getRootSpan, SEMANTIC_ATTRIBUTE_SENTRY_OP, spanToJSON, updateSpanName } from '@sentry/browser';

import { placePath } from '@/site-config/errors/address';

import { ROUTE_CHANGE_EVENT } from '../route-change';
import { placeInView } from './place';

/** The page that a visitor goes to is drawn after its address has changed: its time has a name from then on. */
function nameChange(): void {
  const span = getActiveSpan();
  const root = span && getRootSpan(span);
  // This code may have come between a link and the page that it leads to: then the load of the page before is still measured.
  if (root && spanToJSON(root).attributes[SEMANTIC_ATTRIBUTE_SENTRY_OP] !== 'pageload') updateSpanName(root, placeInView());
}

/**
 * Measures how long pages take to load and to change: the SDK's own way, under names of templates.
 * @param loaded the place of the document's first page: another one may be in view by now
 */
export function traceTimes(loaded: string): ReturnType<typeof browserTracingIntegration> {
  window.addEventListener(ROUTE_CHANGE_EVENT, nameChange);
  return browserTracingIntegration({
    beforeStartSpan: (span) => ({ ...span, name: span.op === 'pageload' ? loaded : placePath(undefined) }),
    // Nothing is left in the visitor's storage for the next page to be joined to.
    linkPreviousTrace: 'off',
  });
}
