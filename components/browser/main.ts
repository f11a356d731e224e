/** The entry of the browser build (browser/vite.config.mts). */
import { startPage } from '@/browser/main';

import { browserTheme } from './theme';

startPage(browserTheme);
