import type { HexColor, NavPromo } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { Picture } from '../core/picture';
import { n, poly } from '../core/shape';
import { lands } from '../lands';
import { drawPerson } from '../portrait/draw';
import { people } from '../portrait/people';
import { mug } from '../scenes/table';
import type { Land, SceneRequest, Stage } from '../types';

const [W, H] = [480, 320];

type Scene = (land: Land, stage: Stage) => void;

/** Sky, distance and a meadow of the brand's place. */
function ground(land: Land, stage: Stage, horizon: number): void {
  const { pic, t } = stage;
  land.backdrop(stage, horizon);
  pic.path(`M0 ${n(horizon + 30)}Q${n(W * 0.5)} ${n(horizon + 8)} ${W} ${n(horizon + 34)}V${H}H0Z`, pic.fall(horizon, H, [[0, t.groundLight], [1, t.ground]]));
}

/** A table by the window's light, for things that lie on it. */
function tabletop(land: Land, stage: Stage): void {
  const { pic, t } = stage;
  land.backdrop(stage, 150);
  land.tree(stage, 62, 214, 150, 0.1, 'sill');
  pic.rect(0, 0, W, H, t.trim, 'opacity=".16"');
  pic.rect(0, 196, W, 10, t.trim);
  pic.rect(0, 206, W, H, pic.fall(206, H, [[0, mix(t.wood, t.glow, 0.4)], [1, t.wood]]));
  pic.path(poly([[120, 206], [250, 206], [150, H], [-40, H]]) + poly([[300, 206], [420, 206], [400, H], [220, H]]), t.glow, 'opacity=".28"');
}

/** A telephone standing upright; `screen` draws what it shows. */
function telephone(stage: Stage, x: number, y: number, w: number, h: number, screen: (inner: Picture) => void): void {
  const { pic, t } = stage;
  pic.add(`<rect x="${n(x + 7)}" y="${n(y + 8)}" width="${n(w)}" height="${n(h)}" rx="18" fill="${t.dark}" opacity=".22"/>`);
  pic.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="18" fill="${t.dark}"/>`);
  pic.clipped(`M${n(x + 20)} ${n(y + 7)}H${n(x + w - 20)}q13 0 13 13V${n(y + h - 20)}q0 13 -13 13H${n(x + 20)}q-13 0 -13 -13V${n(y + 20)}q0 -13 13 -13Z`, () => pic.inset(x + 7, y + 7, w - 14, h - 14, screen));
}

function handset(pic: Picture, x: number, y: number, s: number, color: string): void {
  pic.path('M-9 -12L-4 -13L-1 -5L-4 -2C-2 3 1 6 5 8L8 4L15 8L13 13C3 17 -14 2 -9 -12Z', color, `transform="translate(${n(x)} ${n(y)}) scale(${s})"`);
}

const call: Scene = (land, stage) => {
  const { pic, t } = stage;
  tabletop(land, stage);
  mug(stage, 372, 284, 66, t.accent, 1);
  for (const r of [96, 126, 156]) pic.circle(238, 158, r, 'none', `stroke="${t.trim}" stroke-width="2.5" opacity="${n(0.8 - r / 220)}"`);
  telephone(stage, 176, 34, 124, 248, (inner) => {
    const scene = { ...stage, pic: inner, focus: 0.6 };
    land.backdrop(scene, 150);
    inner.rect(0, 166, 200, 90, t.ground);
    land.tree(scene, 84, 190, 96, 0.05, 'screen');
    inner.circle(55, 190, 24, t.trim);
    handset(inner, 52, 190, 0.95, stage.palettes.primary.default);
  });
};

const reasons: Scene = (land, stage) => {
  const { pic, t } = stage;
  ground(land, stage, 176);
  land.tree(stage, 66, 286, 190, 0.05, 'r1');
  land.tree(stage, 438, 252, 130, 0.2, 'r2');
  pic.path(poly([[268, 292], [300, 292], [330, 304], [290, 304]]), t.dark, 'opacity=".2"');
  pic.rect(246, 62, 12, 236, pic.linear(246, 0, 258, 0, [[0, shade(t.wood, 0.06)], [1, shade(t.wood, -0.1)]]));
  const boards: [number, number, HexColor][] = [[76, 1, t.accent], [124, -1, stage.palettes.primary.default], [172, 1, t.cloth]];
  boards.forEach(([y, dir, color], i) => {
    const x = (dx: number): number => 252 + dir * dx;
    pic.path(poly([[x(-44), y], [x(86), y], [x(108), y + 18], [x(86), y + 36], [x(-44), y + 36]]), pic.fall(y, y + 36, [[0, shade(color, 0.05)], [1, shade(color, -0.05)]]));
    for (let k = 0; k <= i; k += 1) pic.circle(x(4 + k * 18), y + 18, 5, t.trim);
  });
  for (let i = 0; i < 5; i += 1) land.plant(stage, 180 + i * 36, 306 + (i % 2) * 6, 24, `rp${i}`);
};

const alumni: Scene = (land, stage) => {
  const { t } = stage;
  ground(land, stage, 190);
  land.tree(stage, 64, 300, 190, 0.1, 'a1');
  land.tree(stage, 420, 296, 160, 0.1, 'a2');
  telephone(stage, 168, 22, 144, 276, (inner) => {
    inner.rect(0, 0, 200, 300, t.trim);
    const faces = [people[6], people[3], people[11]];
    faces.forEach((person, i) => {
      if (!person) return;
      const x = i % 2 === 0 ? 12 : 64;
      const y = 14 + i * 84;
      inner.clipped(`M${x} ${y + 27}a27 27 0 1 0 54 0a27 27 0 1 0 -54 0z`, () => inner.inset(x, y, 54, 54, (sheet) => drawPerson({ ...stage, pic: sheet }, person)));
      const bx = i % 2 === 0 ? 74 : 8;
      inner.add(`<rect x="${bx}" y="${y + 8}" width="48" height="34" rx="12" fill="${i % 2 === 0 ? stage.palettes.primary[200] : stage.palettes.brand[200]}"/>`);
      inner.line(`M${bx + 10} ${y + 20}h28M${bx + 10} ${y + 30}h18`, stage.palettes.primary[400], 3.4);
    });
  });
};

const star = (x: number, y: number, r: number): string => poly(Array.from({ length: 10 }, (_, i): [number, number] => {
  const a = -Math.PI / 2 + (i * Math.PI) / 5;
  const l = i % 2 === 0 ? r : r * 0.45;
  return [x + Math.cos(a) * l, y + Math.sin(a) * l];
}));

const reviews: Scene = (land, stage) => {
  const { pic, t, palettes } = stage;
  ground(land, stage, 196);
  land.tree(stage, 424, 292, 190, 0.05, 'v1');
  for (let i = 0; i < 6; i += 1) land.plant(stage, 250 + i * 42, 316, 30, `v${i}`);
  const bubble = (x: number, y: number, w: number, h: number, tail: number): string => `M${x + 22} ${y}H${x + w - 22}q22 0 22 22V${y + h - 22}q0 22 -22 22H${x + tail + 40}L${x + tail} ${y + h + 30}L${x + tail + 8} ${y + h}H${x + 22}q-22 0 -22 -22V${y + 22}q0 -22 22 -22Z`;
  pic.path(bubble(58, 52, 296, 152, 46), t.dark, 'opacity=".14" transform="translate(6 8)"');
  pic.path(bubble(58, 52, 296, 152, 46), t.trim);
  let stars = '';
  for (let i = 0; i < 5; i += 1) stars += star(106 + i * 44, 94, 17);
  pic.path(stars, palettes.brand.default);
  pic.line('M90 138H322M90 158H300M90 178H236', palettes.primary[200], 7);
};

const locations: Scene = (land, stage) => {
  const { pic, t, palettes } = stage;
  ground(land, stage, 176);
  land.tree(stage, 58, 236, 130, 0.2, 'l1');
  land.tree(stage, 430, 240, 140, 0.18, 'l2');
  land.building(stage, 240, 250, 250);
  for (let i = 0; i < 8; i += 1) land.plant(stage, 30 + i * 60, 312, 26, `l${i}`);
  pic.ellipse(240, 164, 20, 5, t.dark, 'opacity=".3"');
  pic.path('M240 162C222 132 204 114 204 90A36 36 0 1 1 276 90C276 114 258 132 240 162Z', t.trim);
  pic.path('M240 156C224 129 208 112 208 90A32 32 0 1 1 272 90C272 112 256 129 240 156Z', palettes.brand.default);
  pic.circle(240, 90, 13, t.trim);
};

const insurance: Scene = (land, stage) => {
  const { pic, t, palettes } = stage;
  tabletop(land, stage);
  mug(stage, 92, 282, 60, t.cloth, -1);
  pic.group('transform="rotate(-5 258 206)"', () => {
    pic.add(`<rect x="146" y="126" width="234" height="146" rx="14" fill="${t.dark}" opacity=".2"/>`);
    pic.add(`<rect x="138" y="116" width="234" height="146" rx="14" fill="${t.trim}"/>`);
    pic.path('M138 156V130q0 -14 14 -14H358q14 0 14 14V156Z', palettes.primary.default);
    pic.add(`<rect x="158" y="176" width="46" height="34" rx="6" fill="${palettes.brand[200]}"/>`);
    pic.path('M181 182c-9 -8 -20 4 0 20c20 -16 9 -28 0 -20Z', palettes.brand.default);
    pic.line('M222 184H340M222 204H306M160 238H268', palettes.primary[200], 7);
  });
  pic.circle(372, 244, 37, t.trim);
  pic.circle(372, 244, 31, palettes.brand.default);
  pic.line('M357 245L368 256L388 233', '#FFFFFF', 7);
};

const promos: Record<NavPromo['id'], Scene> = {
  call,
  'top-reasons': reasons,
  'alumni-app': alumni,
  'read-reviews': reviews,
  locations,
  'insurance-check': insurance,
};

/** The small scene of one of the menu's promo cards, 480 × 320. */
export function promoPicture(id: NavPromo['id'], request: Omit<SceneRequest, 'scene' | 'variant' | 'width' | 'height'>): string {
  const land = lands[request.code];
  const pic = new Picture(W, H, `${request.code}/promo/${id}`);
  promos[id](land, { pic, t: land.tones(request.palettes, 'day'), hour: 'day', focus: 0.62, palettes: request.palettes });
  return pic.toSvg();
}

/** All ids, in the order of the menu. */
export const promoIds: readonly NavPromo['id'][] = ['call', 'top-reasons', 'alumni-app', 'read-reviews', 'locations', 'insurance-check'];
