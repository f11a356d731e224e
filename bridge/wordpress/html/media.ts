import { mediaPath, siteLink } from '../url/policy';
import { backgroundAddress } from './backgrounds';
import { edit } from './edits';
import { embedHtml } from './embeds';
import { escapeHtml } from './escape';
import { childElements, closest, elements, hasClass, prependHtml, textOf } from './tree';

import type { Edits } from './edits';
import type { Document, Element } from './tree';

const AUDIO = /\.(?:mp3|m4a|ogg|oga|wav|flac)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

function playerFor(path: string): string {
  const name = AUDIO.test(path) ? 'audio' : VIDEO.test(path) ? 'video' : null;
  return name ? `<${name} src="${escapeHtml(path)}"></${name}>` : '';
}

/** The playlist's own script is not here: each track gets a player of its own, from the list for readers without script. */
function spreadPlaylist(playlist: Element, edits: Edits): void {
  const [list] = elements(playlist, 'noscript').flatMap((quiet) => elements(quiet, 'ol', 'ul'));
  const tracks = (list ? elements(list, 'a') : []).flatMap((track) => {
    const path = mediaPath(track.attribs.href);
    return path ? [`<li><span>${escapeHtml(textOf(track))}</span>${playerFor(path)}</li>`] : [];
  });
  edits.replace(playlist, tracks.length > 0 ? `<ol class="wp-playlist">${tracks.join('')}</ol>` : '');
}

/** A file of a third party would be asked for unannounced. WordPress's player takes YouTube's and Vimeo's addresses, too. */
function linkInstead(player: Element, addresses: string[], edits: Edits): void {
  const address = addresses.find((each) => siteLink(each) !== null);
  const title = player.attribs.title ?? (player.name === 'video' ? '' : 'Recording');
  edits.replace(player, address ? embedHtml(address, title) : '');
}

function addressesOf(player: Element): string[] {
  return [player, ...elements(player, 'source')].flatMap(({ attribs }) => attribs.src?.trim() || []);
}

/** Background videos stand still: nothing on a page moves by itself, and a moving ground makes text hard to read. */
function asBackground(player: Element): void {
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
    asBackground(player);
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

/** Players of files: own files stay, with controls and silent until asked; what lies elsewhere becomes a link. */
export function preparePlayers(root: Document): void {
  edit((edits) => {
    for (const playlist of elements(root, 'div').filter((element) => hasClass(element, 'wp-playlist')))
      spreadPlaylist(playlist, edits);
  });
  edit((edits) => {
    for (const player of elements(root, 'audio', 'video')) {
      const addresses = addressesOf(player);
      if (addresses.some((address) => mediaPath(address) !== null)) ownPlayer(player, edits);
      else linkInstead(player, addresses, edits);
    }
  });
}

function prepareCover(element: Element, edits: Edits): void {
  const picture = mediaPath(backgroundAddress(element.attribs.style ?? ''));
  if (!picture) return;
  const image = `<img class="wp-block-cover__image-background" alt="" src="${escapeHtml(picture)}">`;
  const isGround = hasClass(element, 'wp-block-cover__image-background');
  const isCover = hasClass(element, 'wp-block-cover') || hasClass(element, 'wp-block-cover-image');
  const hasPicture = childElements(element).some((child) => hasClass(child, 'wp-block-cover__image-background'));
  if (isGround && closest(element, (outer) => hasClass(outer, 'wp-block-cover'))) edits.replace(element, image);
  else if (isCover && !hasPicture) prependHtml(element, image);
}

/** Covers carry their picture as CSS: it becomes an `<img>`, which comes in the right size and when it is near. */
export function prepareCovers(root: Document): void {
  edit((edits) => {
    for (const element of elements(root, 'div', 'section', 'figure')) prepareCover(element, edits);
  });
}
