import type { HexColor } from '@/site-config/types';
import { compact } from './compact';
import { rng, hash, type Rng } from './random';
import { n } from './shape';

/** Where a gradient has which colour: offset 0–1, colour, opacity (default 1). */
export type Stop = readonly [offset: number, color: HexColor, opacity?: number];

interface Shared {
  defs: string[];
  known: Map<string, string>;
  prefix: string;
}

/** A sheet to draw on: collects shapes and gradients, and gives the SVG text. */
export class Picture {
  private readonly parts: string[] = [];
  /** The unit of drawing: a hundredth of the side that decides how large things look. */
  readonly u: number;

  constructor(
    readonly w: number,
    readonly h: number,
    readonly seed: string,
    /** Curves swinging wider than this many units are set to whole units: small files for small pictures. */
    private readonly fine = Math.max(3, w / 110),
    private readonly shared: Shared = { defs: [], known: new Map(), prefix: hash(seed).toString(36) },
  ) {
    this.u = Math.min(h, w * 0.82) / 100;
  }

  /** true when the sheet is higher than wide. */
  get tall(): boolean {
    return this.h > this.w;
  }

  /** A stream of chance of its own for each detail, so that one more tree moves no cloud. */
  stream(name: string): Rng {
    return rng(`${this.seed}/${name}`);
  }

  add(svg: string): void {
    this.parts.push(svg);
  }

  path(d: string, fill: string, more = ''): void {
    this.add(`<path d="${compact(d, this.fine)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  line(d: string, stroke: string, width: number, more = ''): void {
    this.add(`<path d="${compact(d, this.fine)}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): void {
    this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): void {
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  /** A gradient along the line x1,y1 → x2,y2 in the sheet's own measure; gives the value for fill. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.define(`<linearGradient gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`, stops, 'linearGradient');
  }

  /** A gradient from top to bottom. */
  fall(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear(0, top, 0, bottom, stops);
  }

  radial(x: number, y: number, r: number, stops: readonly Stop[]): string {
    return this.define(`<radialGradient gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`, stops, 'radialGradient');
  }

  /** Draws what `draw` adds, in a group with these attributes. */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }

  /** Draws only inside the path. */
  clipped(d: string, draw: () => void): void {
    const id = this.id(`clip:${d}`, (name) => `<clipPath id="${name}"><path d="${compact(d, this.fine)}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** A sheet of its own inside this one: the view through a window. */
  inset(x: number, y: number, w: number, h: number, draw: (inner: Picture) => void): void {
    const inner = new Picture(w, h, this.seed, this.fine, this.shared);
    draw(inner);
    this.add(`<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}">${inner.parts.join('')}</svg>`);
  }

  /** The whole as SVG text. */
  toSvg(): string {
    const size = `width="${n(this.w)}" height="${n(this.h)}" viewBox="0 0 ${n(this.w)} ${n(this.h)}"`;
    const defs = this.shared.defs.length > 0 ? `<defs>${this.shared.defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.parts.join('')}</svg>`;
  }

  private define(open: string, stops: readonly Stop[], tag: string): string {
    const inner = stops
      .map(([offset, color, opacity = 1]) => `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`)
      .join('');
    const id = this.id(open + inner, (name) => `${open} id="${name}">${inner}</${tag}>`);
    return `url(#${id})`;
  }

  /** Names are unique per picture: several may be inlined into one page. */
  private id(key: string, make: (name: string) => string): string {
    const known = this.shared.known.get(key);
    if (known) return known;
    const name = `${this.shared.prefix}${this.shared.known.size.toString(36)}`;
    this.shared.known.set(key, name);
    this.shared.defs.push(make(name));
    return name;
  }
}
