import { browserTracingIntegration, getActiveSpan, getRootSpan, updateSpanName } from '@sentry/browser';

import { placePath } from '@/site-config/errors/address';

import { ROUTE_CHANGE_EVENT } from '../route-change';
import { placeInView } from './place';

/** The page that a visitor goes to is drawn after its address has changed: its time has a name from then on. */
function nameChange(): void {
  const span = getActiveSpan();
  if (span) updateSpanName(getRootSpan(span), placeInView());
}

/** Measures how long pages take to load and to change: the SDK's own way, under names of templates. */
export function traceTimes(): ReturnType<typeof browserTracingIntegration> {
  window.addEventListener(ROUTE_CHANGE_EVENT, nameChange);
  return browserTracingIntegration({
    beforeStartSpan: (span) => ({ ...span, name: span.op === 'pageload' ? placeInView() : placePath(undefined) }),
    // Nothing is left in the visitor's storage for the next page to be joined to.
    linkPreviousTrace: 'off',
  });
}
