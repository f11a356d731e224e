import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '../http/exchange';

/** Where WordPress serves the plugin's scripts. */
export const PLUGIN_ASSETS = '/wp-content/plugins/footbridge/assets/';

const PLUGIN_FOLDER = join(__dirname, '../../plugin/footbridge/assets');
/** The plugin's scripts that these pages use, and their own. */
const FOLDERS: Readonly<Record<string, string>> = {
  'live-preview.js': PLUGIN_FOLDER,
  'live-preview.css': PLUGIN_FOLDER,
  'panel-tools.js': PLUGIN_FOLDER,
  'share-links.js': PLUGIN_FOLDER,
  'edit-form.js': __dirname,
};

/** Returns a script or style sheet of the live preview; null for other paths. */
export function pluginAsset(pathname: string): Reply | null {
  const name = pathname.startsWith(PLUGIN_ASSETS) ? pathname.slice(PLUGIN_ASSETS.length) : '';
  const folder = Object.hasOwn(FOLDERS, name) ? FOLDERS[name] : undefined;
  if (folder === undefined) return null;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return {
    status: 200,
    headers: {
      'content-type': `${type}; charset=UTF-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(join(folder, name)),
  };
}
