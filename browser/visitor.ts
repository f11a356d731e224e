import { clientConfig } from '@/site-config/client-config';
import { ABANDON_EVENT } from '@/visitor/abandon/event';
import { mayBeEditor } from '@/visitor/editor/login';
import { sessionState } from '@/visitor/state/session';
import { startVisit } from '@/visitor/visit';

import { page } from './page-data';
import { startStickyBar } from './sticky-bar';

/** A chunk that does not come is missed by nobody: the page works without. */
const ignore = (): void => undefined;

/** Shows the tab of a facility near the visitor, as soon as one is known. */
function watchNearby(): void {
  const show = () => {
    const { geolocation, isNotificationBarOpen } = sessionState.getState();
    if (geolocation?.facility && isNotificationBarOpen)
      import('./geotarget-tab').then((chunk) => chunk.showGeotargetTab(page.tags), ignore);
  };
  show();
  sessionState.subscribe((now, before) => now.geolocation !== before.geolocation && show());
}

/** Opens the abandon modal at its event, once a session. */
function watchAbandon(): void {
  window.addEventListener(ABANDON_EVENT, () => {
    if (sessionState.getState().isAbandonModalShown) return;
    sessionState.setState({ isAbandonModalShown: true });
    import('./islands/abandon-modal').then((chunk) => chunk.showAbandonModal(), ignore);
  });
}

/** Starts all that the site does for its visitor, and the parts that only some visitors see: each is a chunk of its own. */
export function startVisitor(): void {
  startVisit({ path: window.location.pathname, segment: page.segment });
  startStickyBar();
  watchNearby();
  watchAbandon();
  if (mayBeEditor()) import('./islands/admin-bar').then((chunk) => chunk.showAdminBar(), ignore);
  if (clientConfig.vendors.length > 0) import('./islands/privacy').then((chunk) => chunk.startPrivacy(page), ignore);
}
