import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import { farmhouse } from '../buildings/porch';
import { reflection, glitter, surface } from '../nature/water';
import { far, leafTree, shrub, woods, type Foliage } from '../nature/leafy';
import { blades, flowers, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, mist, sky } from '../nature/sky';
import type { Land, Stage, Tones } from '../types';
import { fence, pier } from './near';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

function rays({ pic, t }: Stage, x: number, y: number, reach: number): void {
  let d = '';
  for (let i = 0; i < 11; i += 1) {
    const a = -Math.PI * ((i + 0.5) / 11);
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a - 0.045) * reach)} ${n(y + Math.sin(a - 0.045) * reach)}L${n(x + Math.cos(a + 0.045) * reach)} ${n(y + Math.sin(a + 0.045) * reach)}Z`;
  }
  pic.path(d, pic.radial(x, y, reach, [[0, t.glow, 0.34], [0.5, t.glow, 0.12], [1, t.glow, 0]]));
}

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  const sx = pic.w * (1.02 - focus);
  const sy = horizon - pic.u * (stage.hour === 'dawn' ? 6.5 : 10);
  sky(stage, horizon);
  rays(stage, sx, sy, pic.u * 90);
  disc(stage, sx, sy, pic.u * 7, 7.5, 0.95);
  clouds(stage, horizon * 0.16, horizon * 0.78, 5, 0.6);
  ridge(pic, 'far', { y: horizon - pic.u * 5, swing: pic.u * 5, waves: 2.6, detail: 2, shape: bump(focus, 0.3, 0.8) }, t.ridges[0], t.haze, 0.6);
  mist(stage, horizon - pic.u * 2, pic.u * 7, 0.6);
  ridge(pic, 'mid', { y: horizon - pic.u * 1, swing: pic.u * 4.6, waves: 2.2, detail: 1 }, t.ridges[1], t.haze, 0.6);
  mist(stage, horizon + pic.u * 2, pic.u * 7, 0.5);
}

/** Rows of a field that follow the swell of a hill. */
function furrows({ pic }: Stage, x: number, y: number, w: number, h: number, color: string): void {
  let d = '';
  for (let i = 0; i < 9; i += 1) {
    const f = i / 8;
    d += `M${n(x + w * (0.35 + f * 0.3))} ${n(y)}Q${n(x + w * (0.2 + f * 0.6))} ${n(y + h * 0.4)} ${n(x + w * (f * 1.4 - 0.2))} ${n(y + h)}`;
  }
  pic.line(d, color, h * 0.03, 'opacity=".4"');
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.5 : 0.52);
  backdrop(stage, horizon);
  const three = ridge(pic, 'three', { y: horizon + pic.u * 6, swing: pic.u * 5, waves: 1.9, detail: 1 }, t.ridges[2], t.haze, 0.5);
  woods(pic, 'edge', (f) => heightAt(three, f * pic.w) + pic.u * 3, pic.u * 3.4, mix(t.ridges[3], t.haze, 0.25), t.ridges[2], 0, 0.34);
  mist(stage, horizon + pic.u * 10, pic.u * 8, 0.45);
  const hill = ridge(pic, 'hill', { y: horizon + pic.u * 17, swing: pic.u * 4, waves: 1.2, detail: 1, shape: bump(focus + 0.05, 0.3, 1.9) }, t.groundLight, t.ground, 0.9);
  const hx = pic.w * focus;
  const base = heightAt(hill, hx) + pic.u * 3;
  furrows(stage, hx - pic.u * 64, base + pic.u * 3, pic.u * 52, pic.h - base, t.ground);
  leafTree(pic, 'behind', hx - pic.u * 22, base, pic.u * 30, far(foliage(t), t.haze, 0.16), 1.15);
  farmhouse(stage, hx, base, pic.u * 42);
  leafTree(pic, 'beside', hx + pic.u * 34, base + pic.u * 2, pic.u * 22, far(foliage(t), t.haze, 0.1), 1.15);
  for (let i = 0; i < 5; i += 1) shrub(pic, `g${i}`, hx - pic.u * 20 + i * pic.u * 5.4, base + pic.u * 0.8, pic.u * 4.4, foliage(t));
  const lane = `M${n(hx - pic.u * 7)} ${n(base)}C${n(hx - pic.u * 10)} ${n(base + pic.u * 10)} ${n(hx + pic.u * 20)} ${n(base + pic.u * 12)} ${n(hx + pic.u * 4)} ${n(pic.h)}H${n(hx - pic.u * 22)}C${n(hx + pic.u * 2)} ${n(base + pic.u * 14)} ${n(hx - pic.u * 14)} ${n(base + pic.u * 10)} ${n(hx - pic.u * 9.4)} ${n(base)}Z`;
  pic.path(lane, pic.fall(base, pic.h, [[0, t.way], [1, mix(t.way, t.ground, 0.3)]]));
  birds(stage, pic.w * (1 - focus) + pic.u * 20, horizon - pic.u * 24, 5, pic.u * 1.3, t.ridges[3]);
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 6, swing: pic.u * 3, waves: 1.3, detail: 1, shape: (x) => 0.8 - x * 1.4 }, t.leafDark, t.dark, 0.9);
  const at = (x: number): number => heightAt(front, x) + pic.u * 0.6;
  fence(stage, (x) => at(x) + pic.u * 1.4, pic.u * 8, -pic.u * 3, pic.w * 0.52, pic.u * 11);
  leafTree(pic, 'near', pic.w * (focus > 0.5 ? 0.06 : 0.94), pic.h, pic.u * 66, foliage(t), 1.1);
  grass(pic, 'front', 0, pic.w, at, pic.u * 3, t.leafDark);
  flowers(pic, 'fl', pic.w * 0.4, pic.h, pic.u * 36, pic.u * 10, t.leaf, t.blossom, t.lamp, 14);
  flowers(pic, 'fl2', pic.w * 0.9, pic.h, pic.u * 22, pic.u * 9, t.leaf, t.blossom, t.lamp, 8);
}

export const hills: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [plum, amber, rose] = [p.primary.default, p.brand.default, p.secondary.default];
    const haze = tone(amber, 0.92, 0.05, hour === 'dawn' ? -24 : 0);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(plum, 0.56, 0.085), tone(rose, 0.77, 0.09, 6), tone(amber, 0.88, 0.1)] : [tone(plum, 0.76, 0.06), tone(rose, 0.87, 0.055, 14), tone(amber, 0.91, 0.085)],
      sun: tone(amber, 0.98, 0.04, 14),
      glow: tone(amber, 0.88, 0.12, 4),
      cloud: tone(rose, 0.95, 0.03, 10),
      haze,
      ridges: [mix(plum, haze, 0.66), mix(tone(plum, 0.52, 0.09), haze, 0.42), tone(rose, 0.6, 0.085), tone(plum, 0.44, 0.08)],
      ground: tone(amber, 0.62, 0.085, 18),
      groundLight: tone(amber, 0.79, 0.095, 12),
      dark: tone(plum, 0.24, 0.055),
      leaf: tone(rose, 0.48, 0.075, -20),
      leafLight: tone(rose, 0.56, 0.085, 4),
      leafDark: tone(plum, 0.33, 0.065),
      bark: tone(plum, 0.29, 0.045),
      blossom: tone(rose, 0.79, 0.1, 4),
      water: tone(plum, 0.66, 0.06),
      waterDeep: tone(plum, 0.42, 0.075),
      waterLight: tone(amber, 0.92, 0.06),
      way: tone(amber, 0.86, 0.06, 4),
      wall: tone(amber, 0.96, 0.02),
      wallShade: tone(plum, 0.77, 0.045),
      roof: tone(plum, 0.42, 0.065),
      pane: tone(plum, 0.4, 0.06),
      lamp: tone(amber, 0.89, 0.12, 8),
      inside: tone(amber, 0.94, 0.025),
      floor: tone(amber, 0.62, 0.08, -8),
      wood: tone(amber, 0.54, 0.085, -8),
      cloth: tone(rose, 0.56, 0.09),
      accent: tone(amber, 0.6, 0.12),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    const sx = pic.w * (1.02 - focus);
    const hx = pic.w * (focus + 0.04);
    const far3 = ridge(pic, 'wfar', { y: horizon + pic.u * 1.4, swing: pic.u * 2.4, waves: 1.4, detail: 1, shape: bump(focus + 0.04, 0.2, 2) }, t.groundLight, t.ground, 0.7);
    leafTree(pic, 'wt', hx - pic.u * 15, heightAt(far3, hx) + pic.u * 1.4, pic.u * 22, far(foliage(t), t.haze, 0.2), 1.15);
    farmhouse(stage, hx, heightAt(far3, hx) + pic.u * 1.6, pic.u * 26);
    surface(stage, horizon + pic.u * 3.4, pic.h, 'pond', 13);
    reflection(stage, 'farm', hx, horizon + pic.u * 4, pic.u * 24, pic.u * 9, t.wall, 0.5);
    reflection(stage, 'hill', pic.w * focus, horizon + pic.u * 1.4, pic.w * 0.7, pic.u * 10, t.ridges[2], 0.4);
    glitter(stage, sx, horizon + pic.u, pic.h, pic.u * 18, t.glow);
    pier(stage, [pic.w * 0.36, pic.h + pic.u * 4], [pic.w * 0.47, pic.h - pic.u * 20], pic.u * 22, pic.u * 9);
    leafTree(pic, 'w', pic.w * 0.96, pic.h + pic.u * 2, pic.u * 70, foliage(t), 1.1);
    pic.path(blades(pic, 'w', pic.w * 0.05, pic.h, pic.u * 24, 24, pic.u * 24), t.leafDark);
    flowers(pic, 'w', pic.w * 0.2, pic.h, pic.u * 26, pic.u * 10, t.leaf, t.blossom, t.lamp, 9);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => leafTree(pic, name, x, base, height, far(foliage(t), t.haze, depth), 1.1),
  plant: ({ pic, t }, x, base, height, name) => {
    if (pic.stream(name).chance(0.6)) flowers(pic, name, x, base, height * 1.6, height, t.leaf, t.blossom, t.lamp, 8);
    else shrub(pic, name, x, base, height * 1.4, { ...foliage(t), leaf: shade(t.leaf, 0.04) });
  },
  building: farmhouse,
  way: 'earth',
  window: 'sash',
};
