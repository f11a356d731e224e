import type { ButtonFields } from '../../editing/types';
import { text, ticked } from './sent';

/** A sticky bar as a form sends it; what the form did not have is left out. */
export interface SentBar {
  customize?: boolean;
  hide?: boolean;
  title?: string;
  subtitle?: string;
  buttons?: ButtonFields[];
}

/** More than fit into any bar; a form that claims more is cut. */
const MAX_BUTTONS = 20;

/** Returns the fields that BarFields renders under a prefix. */
export function sentBar(sent: URLSearchParams, prefix: string): SentBar {
  const bar: SentBar = {};
  const customize = ticked(sent, `${prefix}[customize]`);
  const hide = ticked(sent, `${prefix}[hide]`);
  const title = text(sent, `${prefix}[title]`)?.trim();
  const subtitle = text(sent, `${prefix}[subtitle]`)?.trim();
  if (customize !== undefined) bar.customize = customize;
  if (hide !== undefined) bar.hide = hide;
  if (title !== undefined) bar.title = title;
  if (subtitle !== undefined) bar.subtitle = subtitle;
  if (sent.has(buttonName(prefix, 0, 'url'))) bar.buttons = [...sentButtons(sent, prefix)];
  return bar;
}

export const buttonName = (prefix: string, index: number, field: 'title' | 'url' | 'target'): string =>
  `${prefix}[buttons][${index}][${field}]`;

/** Rows without a word in them were offered and not used. */
function* sentButtons(sent: URLSearchParams, prefix: string): Generator<ButtonFields> {
  for (let index = 0; index < MAX_BUTTONS && sent.has(buttonName(prefix, index, 'url')); index += 1) {
    const url = text(sent, buttonName(prefix, index, 'url'))?.trim() ?? '';
    const title = text(sent, buttonName(prefix, index, 'title'))?.trim() ?? '';
    const target = ticked(sent, buttonName(prefix, index, 'target')) ? '_blank' : '';
    if (url || title) yield { url, title, target };
  }
}
