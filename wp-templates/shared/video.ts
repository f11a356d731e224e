import type { TransformTools } from '@/bridge/wordpress/types';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A video as editors' texts have it: a facade that loads nothing until it is clicked (components/VideoFacade).
 * @returns safe HTML for Prose; '' for what is no video of a known player: a link is all that can be made of it
 */
export function videoFacade(address: string | null | undefined, title: string, tools: TransformTools): string {
  if (!address) return '';
  const { html } = tools.html(`<iframe src="${attribute(address)}" title="${attribute(title)}"></iframe>`);
  return html.includes(' data-video=') ? html : '';
}
