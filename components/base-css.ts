import { layout, media, tables } from './css/blocks';
import { reset, utilities } from './css/reset';
import { headings, prose, proseParts } from './css/type';

/**
 * The CSS that is the same on every page and for every brand: reset, type, editors' HTML (`.prose`).
 * Server only: printed once into the document's head after themeCss(site), never part of a bundle.
 */
export const baseCss = [reset, headings, prose, proseParts, tables, layout, media, utilities]
  .join('')
  .replace(/\s*([{};,>])\s*/g, '$1')
  .replace(/:\s+/g, ':')
  .replace(/;}/g, '}')
  .trim();
