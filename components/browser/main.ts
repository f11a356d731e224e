/** The entry of the browser build (packages/browser/vite.config.mts). */
import { startPage } from '@footbridge/browser/main';

import { browserTheme } from './theme';

startPage(browserTheme);
