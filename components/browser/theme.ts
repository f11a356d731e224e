import { islands } from '../Island/registry';

import type { BrowserTheme } from '@footbridge/browser/theme';

/** What this theme shows in browsers, besides the server's HTML. Each is a chunk. */
export const browserTheme: BrowserTheme = {
  islands,
  embeds: () => import('../Facade/open-facade'),
  abandonModal: () => import('./abandon-modal'),
  adminBar: () => import('./admin-bar'),
  privacy: () => import('./privacy'),
};
