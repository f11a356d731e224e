import type { EditorPage } from '@footbridge/shared/editor-page';

/** What the server says of an article whose editor has saved changes. */
export const facts: EditorPage = {
  editor: { login: 'edie', name: 'Edie Editor' },
  rights: { clearPage: true, clearAll: true },
  dashboardUrl: 'https://cms.example.test/wp-admin/',
  editUrl: 'https://cms.example.test/wp-admin/post.php?post=1870&action=edit',
  template: 'single',
  cache: {
    renderedAt: '2026-11-21T10:00:00.000Z',
    keys: ['post:1870', 'post:12', 'post:201', 'term:5', 'user:3', 'uri:/what-is-detox/'],
    sharedKeys: ['kind:menu', 'kind:options', 'term:2', 'list:menuitem'],
    isOutdated: false,
  },
  lastWebhook: { at: '2026-11-21T09:58:00.000Z', about: 'node (2 keys, 1 addresses)', pages: 7 },
  draft: { previewUrl: '/preview/1870/', savedAt: 'November 21, 2026 at 9:30 AM' },
  staff: ['staff@example.org'],
  updates: [],
};
