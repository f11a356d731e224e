import { canonicalMediaPath } from './media-path';
import { addressAtWordPress, DEFAULT_UPLOADS, mediaRoots, type MediaRoot } from './media-roots';

export interface MediaSource {
  address: string;
  root: MediaRoot | null;
}

/** Extensions of pages and programs, to which links lead as they are. */
const PAGE = /\.(?:x?html?|php\d?|aspx?|jsp|cgi)$/i;

function rootAt(host: string | null, path: string): MediaRoot | undefined {
  return mediaRoots()
    .filter(({ host: at, folder }) => at === host && path.startsWith(folder) && path !== folder)
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

const pathBelow = ({ key, folder }: MediaRoot, path: string): string => `/media/${key}${path.slice(folder.length)}`;

/** Returns the path below /media/ of a file at WordPress; null when it is in no folder that the site serves. */
export function ownMediaPath(path: string): string | null {
  const root = rootAt(null, path);
  if (!root) return null;
  const media = pathBelow(root, path);
  return canonicalMediaPath(media) ?? (root.folder === DEFAULT_UPLOADS ? media : null);
}

/** Returns the path below /media/ of a file on another host that WordPress or MEDIA_HOSTS names; null for any other address. */
export function foreignMediaPath(url: URL): string | null {
  const path = url.pathname.replace(/\/{2,}/g, '/');
  const root = /^https?:$/.test(url.protocol) && !PAGE.test(path) && rootAt(url.host, path);
  return root ? canonicalMediaPath(pathBelow(root, path)) : null;
}

/** Returns where a file below /media/ is fetched from: its folder, then WordPress's others, because owners move files. */
export function mediaSources(path: string): MediaSource[] {
  const roots = mediaRoots();
  const [uploads, ...others] = roots;
  const root = path.startsWith('@') ? others.find(({ key }) => path.startsWith(key)) : uploads;
  if (!root) return [];
  const moved = root.isConfigured ? [] : roots.filter((each) => each !== root && !each.isConfigured);
  return [root, ...moved].map((each) => sourceAt(each, each.address + path.slice(root.key.length)));
}

const sourceAt = (root: MediaRoot, address: string): MediaSource => ({
  address,
  root: root.host === null ? null : root,
});

/** Returns what a redirect of a file leads to; null when it is neither at WordPress nor in a folder that the site serves. */
export function redirectSource(location: string, from: string): MediaSource | null {
  if (!URL.canParse(location, from)) return null;
  const url = new URL(location, from);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const root = rootAt(url.host, url.pathname);
  if (root) return sourceAt(root, new URL(url.pathname + url.search, root.address).href);
  const own = addressAtWordPress(url);
  return own === null ? null : { address: own, root: null };
}
