import { createHash } from 'node:crypto';
import { baseCss } from '@/components/base-css';
import { templateCss } from './css';

const css = baseCss + templateCss;

/**
 * All CSS that every page and brand may need, as a file: a page's head has only the rules of what it shows, and this
 * sheet comes right before its scripts (docs/decisions/0025). Server only. Its address changes with it.
 */
export const styleSheet = { css, href: `/styles/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css` };
