import '@footbridge/browser/visit/arrival';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { paintNumber } from '@footbridge/browser/number/current';

import { startDrawer } from './behaviors/drawer';
import { startEmbeds } from './behaviors/embeds';
import { startGallery } from './behaviors/gallery';
import { startIslands } from './islands/start';
import { startMenuBar } from './behaviors/menu-bar';
import { page } from './page-data';
import { startPrivacyChoices } from './consent/request-choices';
import { startSuggestions } from './behaviors/suggestions';
import { startVisitor } from './visit/start';
import { startVitals } from './vitals/vitals';
import { setTheme, type BrowserTheme } from './theme';
import { whenIdle } from './when-idle';

/** Starts a page's code in the browser, after the first paint (packages/browser/deferred-script.ts). */
export function startPage(theme: BrowserTheme): void {
  setTheme(theme);
  paintNumber(document);
  startMenuBar();
  startDrawer();
  startEmbeds();
  startGallery();
  startPrivacyChoices();
  startSuggestions();
  startIslands();
  if (page.live) void import('./live/start').then(({ startLive }) => startLive(page.live ?? []));
  else {
    whenIdle(startVisitor);
    whenIdle(startVitals);
  }
  if (clientConfig.release)
    whenIdle(
      () =>
        void import('@footbridge/browser/errors/start').then(
          (errors) => errors.startErrorReports(),
          () => undefined,
        ),
    );
  // For browser tests, which wait for it.
  document.documentElement.dataset.script = 'started';
}
