import type { TransformTools } from '@footbridge/bridge/wordpress/types';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns a video's click-to-load facade (components/Facade).
 * @returns sanitized HTML for Prose; '' for an unknown player
 */
export function videoFacade(address: string | null | undefined, title: string, tools: TransformTools): string {
  if (!address) return '';
  const { html } = tools.html(`<iframe src="${attribute(address)}" title="${attribute(title)}"></iframe>`);
  return html.includes(' data-video=') ? html : '';
}
