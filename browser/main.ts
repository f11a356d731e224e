import '@/visitor/arrival';
import { clientConfig } from '@/shared/site/client-config';
import { paintNumber } from '@/visitor/number/current';

import { startDrawer } from './drawer';
import { startEmbeds } from './embeds';
import { startGallery } from './gallery';
import { startIslands } from './islands/start';
import { startMenuBar } from './menu-bar';
import { page } from './page-data';
import { startPrivacyChoices } from './privacy-choices';
import { startSuggestions } from './suggestions';
import { startVisitor } from './visitor';
import { startVitals } from './vitals';
import { setTheme } from './theme';
import { whenIdle } from './when-idle';

import type { BrowserTheme } from './theme';

/** Starts a page's code in the browser, after the first paint (visitor/deferred-script.ts). */
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
        void import('@/visitor/errors/start').then(
          (errors) => errors.startErrorReports(),
          () => undefined,
        ),
    );
  // For browser tests, which wait for it.
  document.documentElement.dataset.script = 'started';
}
