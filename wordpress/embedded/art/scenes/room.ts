import { mix, shade } from '../core/color';
import { n, poly } from '../core/shape';
import type { Land, Stage } from '../types';
import { armchair, bed, curtain, lampOn, picture, plantPot, rug, sideTable } from './furniture';
import { viewWindow } from './window';

/** A calm room with a window onto the brand's land: a bedroom or, by variant, a sitting room. */
export function room(land: Land, stage: Stage): void {
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
  const wx = pic.w * stage.focus - ww / 2;
  const wy = floor - u * 14 - wh;
  viewWindow(land, stage, wx, wy, ww, wh);
  curtain(stage, wx - u * 5, wy - u * 4.5, u * 11, floor - wy + u * 1.6, 1);
  curtain(stage, wx + ww + u * 5, wy - u * 4.5, u * 11, floor - wy + u * 1.6, -1);
  pic.line(`M${n(wx - u * 8)} ${n(wy - u * 4.5)}H${n(wx + ww + u * 8)}`, t.wood, u * 0.8);
  // The window's light on the floor.
  pic.path(poly([[wx + ww * 0.04, floor + u * 2], [wx + ww * 0.46, floor + u * 2], [wx + ww * 0.24, pic.h], [wx - ww * 0.34, pic.h]]), t.glow, 'opacity=".34"');
  pic.path(poly([[wx + ww * 0.54, floor + u * 2], [wx + ww * 0.96, floor + u * 2], [wx + ww * 0.9, pic.h], [wx + ww * 0.36, pic.h]]), t.glow, 'opacity=".34"');
  const bedroom = pic.stream('kind').chance(0.5) || pic.seed.includes('bed');
  const left = stage.focus > 0.5;
  const side = (f: number): number => pic.w * (left ? f : 1 - f);
  if (bedroom) {
    picture(stage, side(0.2), wy + u * 10, u * 18, u * 13);
    const long = Math.min(u * 64, pic.w * 0.58);
    bed(stage, side(Math.max(0.26, (long * 0.55) / pic.w)), floor + u * 12, long, left ? 1 : -1);
    sideTable(stage, side(pic.tall ? 0.72 : 0.51), floor + u * 6, u * 14);
    lampOn(stage, side(pic.tall ? 0.72 : 0.51), floor - u * 10, u * 15);
  } else {
    rug(stage, pic.w * 0.46, floor + u * 14, pic.w * 0.36, u * 7);
    picture(stage, side(0.13), wy + u * 8, u * 15, u * 19);
    lampOn(stage, side(0.09), floor + u * 5, u * 46);
    armchair(stage, side(0.24), floor + u * 13, u * 36, left ? 1 : -1, t.cloth);
    sideTable(stage, side(pic.tall ? 0.6 : 0.44), floor + u * 11, u * 13);
    pic.rect(side(pic.tall ? 0.6 : 0.44) - u * 4, floor - u * 5.4, u * 8, u * 1.5, t.accent);
    pic.rect(side(pic.tall ? 0.6 : 0.44) - u * 3.4, floor - u * 6.6, u * 7.4, u * 1.2, mix(t.trim, t.cloth, 0.2));
  }
  plantPot(stage, side(0.95), floor + u * 9, u * 30);
}

function boards({ pic, t }: Stage, floor: number): void {
  let d = '';
  for (let i = 0; i <= 16; i += 1) {
    const f = i / 16;
    d += `M${n(pic.w * (0.5 + (f - 0.5) * 1.1))} ${n(floor)}L${n(pic.w * (0.5 + (f - 0.5) * 2.1))} ${n(pic.h)}`;
  }
  pic.line(d, shade(t.floor, -0.07), Math.max(pic.u * 0.07, pic.u * 0.18), 'opacity=".55"');
}
