import { mix, shade } from '../core/color';
import { n, poly } from '../core/shape';
import type { Land, Stage } from '../types';
import { armchair, bed, chair, curtain, lampOn, picture, plantPot, rug, sideTable } from './furniture';
import { viewWindow } from './window';

const kinds = ['single', 'shared', 'group', 'counsel', 'sitting'] as const;
type Kind = (typeof kinds)[number];

/** A calm room with a window onto the brand's land: bedrooms, a group's room, a room to talk in, by variant. */
export function room(land: Land, stage: Stage, variant: string): void {
  const kind: Kind = kinds.find((name) => name === variant) ?? (stage.pic.stream('kind').chance(0.5) ? 'single' : 'sitting');
  const { pic, t } = stage;
  const floor = pic.h * (pic.tall ? 0.76 : 0.74);
  const u = pic.u;
  pic.rect(0, 0, pic.w, floor, pic.linear(0, 0, pic.w, floor, [[0, shade(t.inside, -0.03)], [0.55, t.inside], [1, shade(t.inside, 0.02)]]));
  pic.rect(0, floor, pic.w, pic.h - floor, pic.fall(floor, pic.h, [[0, shade(t.floor, 0.07)], [1, shade(t.floor, -0.03)]]));
  boards(stage, floor);
  const skirting = u * 2.6;
  pic.rect(0, floor - skirting, pic.w, skirting, t.trim);
  pic.rect(0, floor - u * 0.3, pic.w, u * 0.5, t.dark, 'opacity=".2"');
  const wide = land.window === 'wide' || land.window === 'panes';
  const ww = wide ? Math.min(u * 66, pic.w * 0.5) : Math.min(u * 38, pic.w * 0.42);
  const wh = u * (wide ? 40 : 50);
  const wx = pic.w * (kind === 'shared' || kind === 'group' ? 0.5 : stage.focus) - ww / 2;
  const wy = floor - u * 14 - wh;
  viewWindow(land, stage, wx, wy, ww, wh);
  curtain(stage, wx - u * 5, wy - u * 4.5, u * 11, floor - wy + u * 1.6, 1);
  curtain(stage, wx + ww + u * 5, wy - u * 4.5, u * 11, floor - wy + u * 1.6, -1);
  pic.line(`M${n(wx - u * 8)} ${n(wy - u * 4.5)}H${n(wx + ww + u * 8)}`, t.wood, u * 0.8);
  // The window's light on the floor.
  pic.path(poly([[wx + ww * 0.04, floor + u * 2], [wx + ww * 0.46, floor + u * 2], [wx + ww * 0.24, pic.h], [wx - ww * 0.34, pic.h]]), t.glow, 'opacity=".34"');
  pic.path(poly([[wx + ww * 0.54, floor + u * 2], [wx + ww * 0.96, floor + u * 2], [wx + ww * 0.9, pic.h], [wx + ww * 0.36, pic.h]]), t.glow, 'opacity=".34"');
  furnish[kind](stage, floor);
  if (kind !== 'shared') plantPot(stage, pic.w * (stage.focus > 0.5 ? 0.95 : 0.05), floor + u * 9, u * 30);
}

/** A place across the room, mirrored when the window is on the left. */
const across = ({ pic, focus }: Stage) => (f: number): number => pic.w * (focus > 0.5 ? f : 1 - f);

const furnish: Record<Kind, (stage: Stage, floor: number) => void> = {
  single: (stage, floor) => {
    const { pic, t, focus } = stage;
    const [u, side, dir] = [pic.u, across(stage), focus > 0.5 ? 1 : -1];
    const long = Math.min(u * 64, pic.w * 0.58);
    picture(stage, side(0.2), floor - u * 48, u * 18, u * 13);
    bed(stage, side(Math.max(0.26, (long * 0.55) / pic.w)), floor + u * 12, long, dir);
    sideTable(stage, side(pic.tall ? 0.72 : 0.51), floor + u * 6, u * 14);
    lampOn(stage, side(pic.tall ? 0.72 : 0.51), floor - u * 10, u * 15);
    if (!pic.tall) armchair(stage, side(0.78), floor + u * 14, u * 30, -dir, mix(t.accent, t.trim, 0.25));
  },
  shared: (stage, floor) => {
    const { pic } = stage;
    const u = pic.u;
    const long = Math.min(u * 56, pic.w * 0.4);
    for (const dir of [1, -1]) {
      const at = (f: number): number => pic.w * (dir > 0 ? f : 1 - f);
      sideTable(stage, at(0.07), floor + u * 3, u * 12);
      lampOn(stage, at(0.07), floor - u * 10.6, u * 15);
      picture(stage, at(0.18), floor - u * 46, u * 14, u * 11);
      bed(stage, at(Math.max(0.24, (long * 0.6) / pic.w)), floor + u * 13, long, dir);
    }
    rug(stage, pic.w * 0.5, floor + u * 19, pic.w * 0.14, u * 4);
  },
  group: (stage, floor) => {
    const { pic, t } = stage;
    const u = pic.u;
    const reach = Math.min(u * 46, pic.w * 0.36);
    rug(stage, pic.w * 0.5, floor + u * 13, reach * 0.9, u * 7.6);
    for (const [dx, dy, size] of [[0.5, 5, 19], [0.9, 11, 22], [0.62, 21, 25]] as const) {
      for (const dir of [1, -1]) chair(stage, pic.w * 0.5 - dir * reach * dx, floor + u * dy, u * size, dir, dx === 0.9 ? t.accent : t.cloth);
    }
  },
  counsel: (stage, floor) => {
    const { pic, t } = stage;
    const [u, side, dir] = [pic.u, across(stage), stage.focus > 0.5 ? 1 : -1];
    picture(stage, side(0.16), floor - u * 46, u * 15, u * 19);
    rug(stage, side(0.44), floor + u * 14, pic.w * 0.34, u * 7);
    armchair(stage, side(0.24), floor + u * 13, u * 37, dir, t.cloth);
    armchair(stage, side(0.66), floor + u * 15, u * 37, -dir, mix(t.cloth, t.accent, 0.55));
    sideTable(stage, side(0.45), floor + u * 10, u * 13);
    plantPot(stage, side(0.45), floor - u * 5.4, u * 10);
  },
  sitting: (stage, floor) => {
    const { pic, t } = stage;
    const [u, side, dir] = [pic.u, across(stage), stage.focus > 0.5 ? 1 : -1];
    const table = side(pic.tall ? 0.6 : 0.44);
    rug(stage, pic.w * 0.46, floor + u * 14, pic.w * 0.36, u * 7);
    picture(stage, side(0.13), floor - u * 52, u * 15, u * 19);
    lampOn(stage, side(0.09), floor + u * 5, u * 46);
    armchair(stage, side(0.24), floor + u * 13, u * 36, dir, t.cloth);
    sideTable(stage, table, floor + u * 11, u * 13);
    pic.rect(table - u * 4, floor - u * 5.4, u * 8, u * 1.5, t.accent);
    pic.rect(table - u * 3.4, floor - u * 6.6, u * 7.4, u * 1.2, mix(t.trim, t.cloth, 0.2));
  },
};

function boards({ pic, t }: Stage, floor: number): void {
  let d = '';
  for (let i = 0; i <= 16; i += 1) {
    const f = i / 16;
    d += `M${n(pic.w * (0.5 + (f - 0.5) * 1.1))} ${n(floor)}L${n(pic.w * (0.5 + (f - 0.5) * 2.1))} ${n(pic.h)}`;
  }
  pic.line(d, shade(t.floor, -0.07), Math.max(pic.u * 0.07, pic.u * 0.18), 'opacity=".55"');
}
