import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '../http/exchange';

export const PLUGIN_ASSETS = '/wp-content/plugins/footbridge/assets/';

const PLUGIN_FOLDER = join(__dirname, '../../plugin/footbridge/assets');

/** Returns a script or style sheet of the plugin, or the edit form's; null for other paths. */
export function pluginAsset(pathname: string): Reply | null {
  const [, name = '', type = ''] = /^([a-z-]+\.(js|css))$/.exec(pathname.replace(PLUGIN_ASSETS, '')) ?? [];
  const file = join(name === 'edit-form.js' ? __dirname : PLUGIN_FOLDER, name);
  if (!name || !existsSync(file)) return null;
  return {
    status: 200,
    headers: {
      'content-type': `text/${type === 'css' ? 'css' : 'javascript'}; charset=UTF-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(file),
  };
}
