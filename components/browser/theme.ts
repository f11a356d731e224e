import { islands } from '../Island/registry';

import type { BrowserTheme } from '@/browser/theme';

/** What this theme shows in browsers, besides the server's HTML. Each is a chunk. */
export const browserTheme: BrowserTheme = {
  islands,
  embeds: {
    video: async () => (await import('../VideoFacade/play')).play,
    map: async () => (await import('../MapFacade/show')).show,
    frame: async () => (await import('../Facade/show-iframe')).showIframe,
  },
  abandonModal: async () => (await import('./abandon-modal')).showAbandonModal,
  adminBar: async () => (await import('./admin-bar')).showAdminBar,
  privacy: async () => (await import('./privacy')).startPrivacy,
};
