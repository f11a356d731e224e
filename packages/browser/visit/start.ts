import { clientConfig } from '@footbridge/shared/site/client-config';
import { ABANDON_EVENT } from '@footbridge/browser/abandon/watch';
import { mayBeEditor } from '@footbridge/browser/editor/login';
import { sessionState } from '@footbridge/browser/state/session';
import { startVisit } from '@footbridge/browser/visit/visit';

import { page } from '../page-data';
import { startStickyBar } from '../behaviors/sticky-bar';
import { theme } from '../theme';

/** For a chunk that fails to load: the page works without it. */
const ignore = (): void => undefined;

/** Shows the geotarget tab as soon as a facility near the visitor is known. */
function watchNearby(): void {
  const show = () => {
    const { geolocation, isNotificationBarOpen } = sessionState.getState();
    if (geolocation?.facility && isNotificationBarOpen)
      import('../behaviors/geotarget-tab').then((chunk) => chunk.showGeotargetTab(page.tags), ignore);
  };
  show();
  sessionState.subscribe((now, before) => now.geolocation !== before.geolocation && show());
}

/** Opens the abandon modal at the first ABANDON_EVENT of the session. */
function watchAbandon(): void {
  window.addEventListener(ABANDON_EVENT, () => {
    if (sessionState.getState().isAbandonModalShown) return;
    sessionState.setState({ isAbandonModalShown: true });
    theme.abandonModal().then((chunk) => chunk.showAbandonModal(), ignore);
  });
}

/** Starts the visit, and loads the chunks that only some visitors need. */
export function startVisitor(): void {
  const { segment, callNumber } = page;
  startVisit({ path: window.location.pathname, segment, callNumber });
  watchNearby();
  watchAbandon();
  if (mayBeEditor()) theme.adminBar().then((chunk) => chunk.showAdminBar(), ignore);
  // The consent dialog and the bar would cover most of a phone's window together.
  if (clientConfig.vendors.length > 0)
    theme.privacy().then((chunk) => chunk.startPrivacy(page, startStickyBar), startStickyBar);
  else startStickyBar();
}
