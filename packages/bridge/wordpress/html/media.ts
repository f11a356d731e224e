import { mediaPath, siteLink } from '../url/policy';
import { editEach, type Edits } from './edits';
import { embedHtml } from './embeds';
import { escapeHtml } from './escape';
import { childElements, closest, elements, hasClass, prependHtml, textOf, type Document, type Element } from './tree';

const AUDIO = /\.(?:mp3|m4a|ogg|oga|wav|flac)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

function playerFor(path: string): string {
  const name = AUDIO.test(path) ? 'audio' : VIDEO.test(path) ? 'video' : null;
  return name ? `<${name} src="${escapeHtml(path)}"></${name}>` : '';
}

function spreadPlaylist(playlist: Element, edits: Edits): void {
  const [list] = elements(playlist, 'noscript').flatMap((quiet) => elements(quiet, 'ol', 'ul'));
  const tracks = (list ? elements(list, 'a') : []).flatMap((track) => {
    const path = mediaPath(track.attribs.href);
    return path ? [`<li><span>${escapeHtml(textOf(track))}</span>${playerFor(path)}</li>`] : [];
  });
  edits.replace(playlist, tracks.length > 0 ? `<ol class="wp-playlist">${tracks.join('')}</ol>` : '');
}

function replaceForeign(player: Element, addresses: string[], edits: Edits): void {
  const address = addresses.find((each) => siteLink(each) !== null);
  const title = player.attribs.title ?? (player.name === 'video' ? '' : 'Recording');
  edits.replace(player, address ? embedHtml(address, title) : '');
}

function addressesOf(player: Element): string[] {
  return [player, ...elements(player, 'source')].flatMap(({ attribs }) => attribs.src?.trim() || []);
}

function stopBackground(player: Element): void {
  player.attribs = {
    class: 'wp-block-cover__video-background',
    src: player.attribs.src ?? '',
    muted: '',
    playsinline: '',
    preload: 'metadata',
    'aria-hidden': 'true',
  };
}

function ownPlayer(player: Element, edits: Edits): void {
  for (const element of [player, ...elements(player, 'source', 'track')]) {
    const path = mediaPath(element.attribs.src);
    if (path) element.attribs.src = path;
    else if (element === player) delete element.attribs.src;
    else edits.remove(element);
  }
  if (hasClass(player, 'wp-block-cover__video-background')) {
    stopBackground(player);
    return;
  }
  const { src, width, height, loop, muted } = player.attribs;
  const poster = mediaPath(player.attribs.poster);
  player.attribs = {
    ...(src && { src }),
    ...(player.name === 'video' && {
      playsinline: '',
      ...(poster && { poster }),
      ...(width && { width }),
      ...(height && { height }),
    }),
    ...(loop !== undefined && { loop: '' }),
    ...(muted !== undefined && { muted: '' }),
    controls: '',
    preload: 'none',
  };
}

export function preparePlayers(root: Document): void {
  editEach(root, ['div'], (element, edits) => {
    if (hasClass(element, 'wp-playlist')) spreadPlaylist(element, edits);
  });
  editEach(root, ['audio', 'video'], (player, edits) => {
    const addresses = addressesOf(player);
    if (addresses.some((address) => mediaPath(address) !== null)) ownPlayer(player, edits);
    else replaceForeign(player, addresses, edits);
  });
}

const TOKENS = /background(?:-image)?\s*:|;|url(?=\()/gi;
const ADDRESS = /\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^"'()]+))\)/y;

/** Returns the address of the first background image in a style attribute; null when there is none. */
export function backgroundAddress(style: string): string | null {
  let isBackground = false;
  for (const { 0: token, index } of style.matchAll(TOKENS)) {
    if (token.toLowerCase() !== 'url') {
      isBackground = token !== ';';
      continue;
    }
    if (!isBackground) continue;
    ADDRESS.lastIndex = index + token.length;
    const [, ...quoted] = ADDRESS.exec(style) ?? [];
    const address = quoted.find((each) => each !== undefined)?.trim();
    if (address) return address;
  }
  return null;
}

/** Attributes in which plugins keep a background's address until their script loads it. */
const LATE_BACKGROUND = [
  'data-bg',
  'data-bg-image',
  'data-bg-url',
  'data-background',
  'data-background-image',
  'data-back',
];

function backgroundPath({ attribs }: Element): string | null {
  const late = LATE_BACKGROUND.flatMap((name) => attribs[name]?.trim() || []);
  const addresses = late.map((value) => backgroundAddress(`background:${value}`) ?? value);
  const paths = [backgroundAddress(attribs.style ?? ''), ...addresses].map(mediaPath);
  return paths.find((path) => path !== null) ?? null;
}

function prepareCover(element: Element, edits: Edits): void {
  const picture = backgroundPath(element);
  if (!picture) return;
  const image = `<img class="wp-block-cover__image-background" alt="" src="${escapeHtml(picture)}">`;
  const isBackground = hasClass(element, 'wp-block-cover__image-background');
  const isCover = hasClass(element, 'wp-block-cover') || hasClass(element, 'wp-block-cover-image');
  const hasPicture = childElements(element).some((child) => hasClass(child, 'wp-block-cover__image-background'));
  if (isBackground && closest(element, (outer) => hasClass(outer, 'wp-block-cover'))) edits.replace(element, image);
  else if (isCover && !hasPicture) prependHtml(element, image);
}

/** Turns covers' CSS backgrounds into `<img>`, which is responsive and lazy. */
export function prepareCovers(root: Document): void {
  editEach(root, ['div', 'section', 'figure'], prepareCover);
}
