import { siteLink } from '../url/policy';
import { editEach, type Edits } from './edits';
import { escapeHtml } from './escape';
import { mapAt, type EmbeddedMap } from './maps';
import { isKnownProvider, providerName, videoAt, type Video } from './players';
import { childElements, elements, hasClass, prependHtml, textOf, type Document, type Element } from './tree';

function facade({ provider, key, watch }: Video, title: string): string {
  const note = `it loads from ${provider}, which will see that you watched it`;
  return (
    `<a class="video-facade" href="${escapeHtml(watch)}" rel="noopener" data-video="${escapeHtml(key)}">` +
    `<span class="video-facade-title">${escapeHtml(title || `Video on ${provider}`)}</span> ` +
    `<span class="video-facade-note"><span class="video-facade-play">Play</span>: ${note}</span></a>`
  );
}

function mapFacade({ provider, iframe, view, place }: EmbeddedMap, title: string): string {
  const words = title || (place ? `Map: ${place}` : `Map on ${provider}`);
  return (
    `<a class="map-facade" href="${escapeHtml(view)}" rel="noopener" data-map="${escapeHtml(iframe)}">` +
    `<span class="map-facade-title">${escapeHtml(words)}</span> ` +
    `<span class="map-facade-note"><span class="map-facade-show">Show the map</span>: it loads from ${provider}, which will see that you viewed it</span></a>`
  );
}

function plainLink(address: string, title: string): string {
  const href = siteLink(address);
  if (!href) return '';
  const words = href.startsWith('http') ? `${title || 'See this'} on ${providerName(href)}` : title || href;
  return `<a class="embed-link" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
}

/** Returns a facade for a video or a map, a link for any other player, and nothing for an invalid address. */
export function embedHtml(address: string, title: string): string {
  const video = videoAt(address);
  if (video) return facade(video, title);
  const map = mapAt(address);
  return map ? mapFacade(map, title) : plainLink(address, title);
}

/** Whether an iframe is another WordPress's excerpt of a post; the link to the post is next to it. */
function isWordPressEmbed(iframe: Element): boolean {
  return hasClass(iframe, 'wp-embedded-content') || /\/embed\/(?:#|$)/.test(iframe.attribs.src ?? '');
}

function replaceIframe(iframe: Element, edits: Edits): void {
  const { src, title = '' } = iframe.attribs;
  // Lazy-loading plugins move the address to `data-src`.
  const address = (src && src !== 'about:blank' ? src : (iframe.attribs['data-src'] ?? ''))
    .trim()
    .replace(/^\/\//, 'https://');
  const isForeign = /^https?:/i.test(address) && !isWordPressEmbed(iframe);
  edits.replace(iframe, isForeign ? embedHtml(address, title) : '');
}

/** Returns the address that is an element's whole text, which WordPress did not turn into a player; null for other text. */
function loneAddress(element: Element): string | null {
  if (element.children.length > 7) return null;
  const text = textOf(element);
  const isBare = childElements(element).every(
    ({ name, attribs }) => name === 'br' || (name === 'a' && attribs.href?.trim() === text),
  );
  return isBare && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null;
}

function replaceLoneAddress(element: Element, always: boolean): void {
  const address = loneAddress(element);
  if (!address || !(always || isKnownProvider(address))) return;
  const html = embedHtml(address, '');
  element.children = [];
  prependHtml(element, html);
}

export function replaceEmbeds(root: Document): void {
  editEach(root, ['div', 'figure'], (element, edits) => {
    // Words stand on a cover's background, so a third party's video can't be played there.
    if (hasClass(element, 'wp-block-cover__embed-background')) edits.remove(element);
  });
  editEach(root, ['iframe', 'embed'], replaceIframe);
  editEach(root, ['object'], (object, edits) => {
    const video = videoAt(object.attribs.data);
    if (video && elements(object, 'a').length === 0) edits.replace(object, facade(video, ''));
  });
  for (const element of elements(root)) {
    const isWrapper = hasClass(element, 'wp-block-embed__wrapper');
    if (isWrapper || element.name === 'p') replaceLoneAddress(element, isWrapper);
  }
  editEach(root, ['figure'], (figure, edits) => {
    const isEmpty = !textOf(figure) && elements(figure, 'img', 'video', 'audio', 'a').length === 0;
    if (isEmpty && hasClass(figure, 'wp-block-embed')) edits.remove(figure);
  });
}
