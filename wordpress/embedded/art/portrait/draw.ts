import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import type { Stage } from '../types';
import { clothes } from './clothes';
import { complexion } from './colors';
import { beard, ears, eyes, faceOutline, glasses, lines, mouth, nose } from './face';
import { hairBefore, hairBehind } from './hair';
import type { Person } from './people';

/** Draws a person on the stage: ground, hair behind, neck, clothes, face, hair before. */
export function drawPerson({ pic, t, palettes }: Stage, person: Person): void {
  const c = complexion(person);
  const worn = palettes[person.wears].default;
  // What surrounds a person is lighter than dark skin and hair and deeper than pale ones.
  const ground = tone(palettes[person.wears === 'brand' ? 'primary' : 'brand'].default, 0.86, 0.045);
  pic.rect(0, 0, pic.w, pic.h, pic.linear(0, 0, pic.w, pic.h, [[0, shade(ground, 0.06)], [1, shade(ground, -0.05)]]));
  const scale = Math.min(pic.w / 340, pic.h / 350);
  const [x, y] = [pic.w / 2 - 200 * scale, pic.h - 400 * scale];
  const halo = pic.radial(pic.w * 0.4, y + 150 * scale, 240 * scale, [[0, t.trim, 0.75], [1, t.trim, 0]]);
  pic.rect(0, 0, pic.w, pic.h, halo);
  const color = tone(worn, 0.46, 0.085);
  const under = mix(tone(palettes.brand.default, 0.86, 0.05), '#ffffff', 0.2);
  pic.group(`transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"`, () => {
    const tilt = `transform="rotate(${n(person.tilt)} 200 260)"`;
    pic.group(tilt, () => hairBehind(pic, person.hair, c));
    pic.path('M172 216V262C172 282 156 290 146 296L170 330L200 352L230 330L254 296C244 290 228 282 228 262V216Z', c.skin);
    pic.path('M172 230C186 256 214 258 228 230V262C228 272 230 278 236 284C214 280 184 268 172 246Z', c.dim);
    clothes(pic, person.cloth, color, under);
    pic.group(tilt, () => {
      ears(pic, person, c, mix(t.lamp, t.accent, 0.25));
      const outline = faceOutline(person);
      pic.path(outline, c.skin);
      pic.clipped(outline, () => {
        pic.path('M262 84C240 118 246 150 240 178C236 206 222 226 206 250H270V84Z', c.dim, 'opacity=".55"');
        pic.ellipse(168, 200, 17, 12, c.blush, 'opacity=".2"');
        pic.ellipse(233, 200, 16, 12, c.blush, 'opacity=".2"');
        pic.ellipse(180, 118, 32, 18, c.light, 'opacity=".5"');
      });
      if (person.beard) beard(pic, person, c);
      lines(pic, person, c);
      nose(pic, c);
      mouth(pic, person, c);
      eyes(pic, person, c);
      hairBefore(pic, person.hair, c);
      glasses(pic, person, mix(palettes.primary.default, '#1a1a1a', 0.4));
    });
  });
}
