import type { HexColor, SiteCode } from '@/site-config/types';
import { n } from '../core/shape';
import type { Palettes } from '../types';
import { marks } from './marks';
import wordmarks from './wordmarks.json';

const gap = 13;
const size = 64;

/** The mark in colour, as a group at x, y with side `side`. */
function markColour(code: SiteCode, palettes: Palettes, id: string): string {
  const { outline, shapes } = marks[code](palettes);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')}</g>`;
}

/** The mark in white alone: what would be another colour is cut out or thinned. */
function markWhite(code: SiteCode, palettes: Palettes, id: string): string {
  const { outline, shapes } = marks[code](palettes);
  const grey = (keep: number): string => `#${Math.round(keep * 255).toString(16).padStart(2, '0').repeat(3)}`;
  const layers = shapes.map(({ d, keep }) => `<path d="${d}" fill="${grey(keep)}"/>`).join('');
  return `<mask id="${id}"><g>${layers}</g></mask><path d="${outline}" fill="#fff" mask="url(#${id})"/>`;
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${body.replaceAll(/\.\d+/g, (digits) => digits.replace(/(?<!0)0+$/, '').replace(/\.$/, ''))}</svg>\n`;
}

/** The brand's logo: mark and full name on two lines. `white` is for dark grounds. */
export function logo(code: SiteCode, palettes: Palettes, white: boolean): string {
  const { name, rest } = wordmarks[code];
  const id = `m${code.toLowerCase()}`;
  const [first, second]: [HexColor, HexColor] = white ? ['#FFFFFF', '#FFFFFF'] : [palettes.primary.default, palettes.secondary.default];
  const left = size + gap;
  const width = left + Math.max(name.width, rest.width) + 1;
  const words = `<path d="${name.d}" transform="translate(${left} 34.5)" fill="${first}"/><path d="${rest.d}" transform="translate(${left + 0.5} 55)" fill="${second}"${white ? ' fill-opacity=".86"' : ''}/>`;
  return svg(width, size, (white ? markWhite(code, palettes, id) : markColour(code, palettes, id)) + words);
}

/** The mark alone: favicon and app icon. */
export function favicon(code: SiteCode, palettes: Palettes): string {
  return svg(size, size, markColour(code, palettes, 'f'));
}

/** The mark in the middle of an opaque ground of 96, drawn `scale` times its size. */
function onGround(code: SiteCode, palettes: Palettes, scale: number): string {
  const margin = n((96 - size * scale) / 2);
  return svg(96, 96, `<rect width="96" height="96" fill="#fff"/><g transform="translate(${margin} ${margin}) scale(${scale})">${markColour(code, palettes, 'a')}</g>`);
}

/** For devices that cut their own corners. */
export function appIcon(code: SiteCode, palettes: Palettes): string {
  return onGround(code, palettes, 1.075);
}

/** For devices that cut any shape: safe is a circle of four fifths, in which even the corners of a square mark lie. */
export function maskableIcon(code: SiteCode, palettes: Palettes): string {
  return onGround(code, palettes, 0.88);
}
