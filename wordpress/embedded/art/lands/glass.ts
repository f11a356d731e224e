import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import { glasshouse } from '../buildings/glass';
import { clump, far, leafTree, shrub, woods, type Foliage } from '../nature/leafy';
import { fern, flowers, grass, leaf, spikes, stem } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { clouds, disc, mist, sky } from '../nature/sky';
import { reflection, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  sky(stage, horizon);
  disc(stage, pic.w * (1 - focus) + pic.u * 12, horizon - pic.u * (stage.hour === 'dawn' ? 16 : 36), pic.u * 6, 7, 0.9);
  clouds(stage, horizon * 0.2, horizon * 0.8, 4, 0.75);
  woods(pic, 'one', (f) => horizon - pic.u * 2 - Math.sin(f * 5) * pic.u, pic.u * 9, t.ridges[0], t.haze);
  woods(pic, 'two', (f) => horizon + pic.u * Math.sin(f * 4 + 1), pic.u * 7, t.ridges[1], t.haze);
  mist(stage, horizon - pic.u, pic.u * 9, 0.6);
}

/** Great leaves that lean into the picture from a corner. */
function corner(stage: Stage, x: number, y: number, dir: number, size: number): void {
  const { pic, t } = stage;
  const s = pic.u * size;
  for (const [angle, length] of [[-1.35, 0.9], [-0.95, 1.05], [-0.5, 0.85]] as const) {
    stem(pic, x + dir * s * 0.02, y, dir > 0 ? angle : Math.PI - angle, s * length, t.leafDark, shade(t.leafDark, 0.06), 7, 0.3);
  }
  let [blade, vein] = ['', ''];
  for (const [angle, length] of [[-1.1, 0.62], [-0.62, 0.7], [-0.2, 0.56]] as const) {
    const a = dir > 0 ? angle : Math.PI - angle;
    blade += leaf(x, y + s * 0.1, a, s * length, 0.42);
    vein += `M${n(x)} ${n(y + s * 0.1)}L${n(x + Math.cos(a) * s * length * 0.9)} ${n(y + s * 0.1 + Math.sin(a) * s * length * 0.9)}`;
  }
  pic.path(blade, t.dark);
  pic.line(vein, t.leaf, pic.u * 0.3, 'opacity=".6"');
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.54 : 0.58);
  backdrop(stage, horizon);
  const lawn = ridge(pic, 'lawn', { y: horizon + pic.u * 5, swing: pic.u * 1.6, waves: 1.5, detail: 1, shape: bump(focus, 0.4, 0.6) }, t.groundLight, t.ground, 0.8);
  const gx = pic.w * (pic.tall ? 0.5 + (focus - 0.5) * 0.4 : focus);
  const base = heightAt(lawn, gx) + pic.u * 5;
  const width = Math.min(pic.u * 88, pic.w * 0.84);
  leafTree(pic, 'b1', gx - width * 0.62, base - pic.u * 3, pic.u * 38, far(foliage(t), t.haze, 0.32), 1.1);
  leafTree(pic, 'b2', gx + width * 0.58, base - pic.u * 3, pic.u * 44, far(foliage(t), t.haze, 0.28), 1.1);
  glasshouse(stage, gx, base, width);
  const walk = `M${n(gx - pic.u * 5)} ${n(base + pic.u * 1.2)}C${n(gx - pic.u * 8)} ${n(base + pic.u * 12)} ${n(gx - pic.u * 34)} ${n(base + pic.u * 14)} ${n(gx - pic.u * 52)} ${n(pic.h)}H${n(gx - pic.u * 14)}C${n(gx - pic.u * 12)} ${n(base + pic.u * 18)} ${n(gx + pic.u * 6)} ${n(base + pic.u * 10)} ${n(gx + pic.u * 5)} ${n(base + pic.u * 1.2)}Z`;
  pic.path(walk, pic.fall(base, pic.h, [[0, mix(t.way, t.trim, 0.3)], [1, t.way]]));
  const chance = pic.stream('beds');
  for (let i = 0; i < 9; i += 1) {
    const x = gx + (i - 4) * width * 0.115;
    if (Math.abs(i - 4) < 1) continue;
    shrub(pic, `bed${i}`, x, base + pic.u * 2.6, pic.u * chance.range(7, 10), foliage(t));
    if (i % 2 === 0) spikes(pic, `sp${i}`, x + pic.u * 3, base + pic.u * 3.6, pic.u * 5, pic.u * 7, t.leafDark, t.blossom, 5);
  }
  for (const [x, dir] of [[focus - 0.42, 1], [focus + 0.36, -1]] as const) {
    const cx = pic.w * x;
    pic.path(clump(chance, cx, pic.h - pic.u * 4, pic.u * 22, pic.u * 11, 17), t.leafDark);
    pic.path(clump(chance, cx - pic.u * 3, pic.h - pic.u * 8, pic.u * 15, pic.u * 7, 13), t.leaf);
    flowers(pic, `fl${dir}`, cx, pic.h - pic.u * 4, pic.u * 34, pic.u * 13, t.leafLight, t.blossom, t.accent, 12);
    fern(pic, `fe${dir}`, cx + dir * pic.u * 16, pic.h + pic.u, pic.u * 15, t.leafDark, t.leaf);
  }
  corner(stage, focus > 0.5 ? -pic.u * 2 : pic.w + pic.u * 2, pic.h - pic.u * 4, focus > 0.5 ? 1 : -1, 52);
}

export const glass: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [green, moss, blush] = [p.primary.default, p.brand.default, p.secondary.default];
    const haze = tone(blush, 0.93, 0.028, 20);
    const leafy = tone(moss, 0.55, 0.1);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(green, 0.82, 0.04), tone(blush, 0.88, 0.055), tone(blush, 0.93, 0.055, 34)] : [tone(green, 0.86, 0.04), tone(green, 0.94, 0.018), tone(blush, 0.94, 0.032, 14)],
      sun: tone(blush, 0.985, 0.02, 60),
      glow: tone(blush, 0.92, 0.07, 40),
      cloud: tone(blush, 0.98, 0.012),
      haze,
      ridges: [mix(green, haze, 0.74), mix(moss, haze, 0.56), mix(moss, haze, 0.3), mix(green, haze, 0.1)],
      ground: tone(moss, 0.68, 0.095),
      groundLight: tone(moss, 0.82, 0.075, -6),
      dark: tone(green, 0.27, 0.05),
      leaf: leafy,
      leafLight: tone(moss, 0.72, 0.11, -8),
      leafDark: tone(green, 0.4, 0.075),
      bark: tone(blush, 0.42, 0.035, 30),
      blossom: tone(blush, 0.8, 0.095),
      water: tone(green, 0.72, 0.05),
      waterDeep: tone(green, 0.46, 0.07),
      waterLight: tone(blush, 0.95, 0.025),
      way: tone(blush, 0.86, 0.03, 24),
      wall: tone(blush, 0.95, 0.02, 10),
      wallShade: tone(green, 0.82, 0.03),
      roof: tone(green, 0.44, 0.06),
      pane: tone(green, 0.46, 0.05),
      lamp: tone(blush, 0.93, 0.07, 55),
      inside: tone(blush, 0.93, 0.02, 10),
      floor: tone(blush, 0.72, 0.045, 30),
      wood: tone(blush, 0.6, 0.055, 34),
      cloth: tone(blush, 0.74, 0.075),
      accent: tone(blush, 0.54, 0.095),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    const [gx, shore, width] = [pic.w * (0.5 + (focus - 0.5) * 0.6), horizon + pic.u * 4, Math.min(pic.u * 62, pic.w * 0.6)];
    pic.rect(0, horizon, pic.w, pic.u * 5, t.groundLight);
    leafTree(pic, 'wb1', gx - width * 0.64, shore, pic.u * 28, far(foliage(t), t.haze, 0.26), 1.1);
    leafTree(pic, 'wb2', gx + width * 0.66, shore, pic.u * 34, far(foliage(t), t.haze, 0.22), 1.1);
    glasshouse(stage, gx, shore, width);
    surface(stage, shore + pic.u * 0.8, pic.h, 'pool', 11);
    reflection(stage, 'house', gx, shore + pic.u, width * 0.9, pic.u * 8, t.trim, 0.4);
    reflection(stage, 'dome', gx, shore + pic.u * 8, width * 0.36, pic.u * 16, t.trim, 0.35);
    const chance = pic.stream('pads');
    for (let i = 0; i < 20; i += 1) {
      const f = (i + 0.5) / 20;
      const [x, y, r] = [pic.w * ((i * 0.382 + chance.range(0, 0.14)) % 1), horizon + (pic.h - horizon) * (0.3 + f * 0.72), pic.u * (1.8 + f * 7.4)];
      pic.ellipse(x, y + r * 0.08, r, r * 0.3, t.waterDeep, 'opacity=".5"');
      pic.path(`M${n(x)} ${n(y)}L${n(x + r)} ${n(y - r * 0.06)}A${n(r)} ${n(r * 0.3)} 0 1 1 ${n(x + r * 0.86)} ${n(y - r * 0.16)}Z`, i % 3 === 0 ? t.leafLight : t.leaf);
      if (i % 4 === 1) for (const k of [-0.9, -0.3, 0.3, 0.9]) pic.path(leaf(x - r * 0.1, y, -1.57 + k, r * (0.62 - Math.abs(k) * 0.1), 0.4), Math.abs(k) > 0.5 ? t.blossom : t.trim);
    }
    fern(pic, 'w1', pic.w * 0.04, pic.h, pic.u * 30, t.leafDark, t.leaf);
    fern(pic, 'w2', pic.w * 0.97, pic.h, pic.u * 24, t.leafDark, t.leaf);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => leafTree(pic, name, x, base, height, far(foliage(t), t.haze, depth), 1.05),
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 2);
    if (kind === 0) fern(pic, name, x, base, height, t.leafDark, t.leaf);
    else if (kind === 1) spikes(pic, name, x, base, height, height * 1.25, t.leafDark, t.blossom, 7);
    else flowers(pic, name, x, base, height * 1.5, height, t.leaf, t.blossom, t.accent, 8);
    grass(pic, `${name}g`, x - height * 0.6, x + height * 0.6, () => base, height * 0.3, t.leafDark);
  },
  building: glasshouse,
  way: 'stone',
  window: 'panes',
};
