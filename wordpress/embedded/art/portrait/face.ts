import type { Picture } from '../core/picture';
import { n, smooth, type Point } from '../core/shape';
import type { Complexion } from './colors';
import type { Person } from './people';

/** Faces are drawn on a sheet of 400 × 400, the head's middle at 200, 166. */
const mid = 200;

/** The outline of the face: a round skull, cheeks, a jaw as wide as the person's. */
export function faceOutline({ face, jaw, age }: Person): string {
  const half: [number, number][] = [[0, 88], [34, 96], [55, 128], [56.5, 164], [53, 194], [41 * jaw + age * 1.5, 222], [22 * jaw, 241], [0, 247]];
  const right = half.map(([dx, y]): Point => [mid + dx * face, y]);
  const left = half.slice(1, -1).toReversed().map(([dx, y]): Point => [mid - dx * face, y]);
  return smooth([...right, ...left], true);
}

export function ears(pic: Picture, { face, earrings }: Person, c: Complexion, metal: string): void {
  for (const dir of [-1, 1]) {
    const x = mid + dir * 56.5 * face;
    pic.ellipse(x, 176, 10, 17, dir < 0 ? c.skin : c.dim, `transform="rotate(${dir * 8} ${n(x)} 176)"`);
    pic.line(`M${n(x + dir * 4)} 167q${n(-dir * 7)} 2 ${n(-dir * 4)} 13`, c.line, 2, 'opacity=".4"');
    if (earrings) pic.circle(x + dir * 1.5, 198, 4, metal);
  }
}

/** Eyes with lids and brows, open and friendly. */
export function eyes(pic: Picture, person: Person, c: Complexion): void {
  const { age, brow, lashes, face } = person;
  for (const dir of [-1, 1]) {
    const x = mid + dir * 24 * face;
    const y = 170;
    const at = (dx: number, dy: number): string => `${n(x + dir * dx)} ${n(y + dy)}`;
    pic.path(`M${at(-11.5, 1.2)}Q${at(-3, -7.6)} ${at(4, -6)}Q${at(9, -4.6)} ${at(12, 0.2)}Q${at(2, 7)} ${at(-11.5, 1.2)}Z`, '#fbf6f1');
    pic.circle(x, y - 0.4, 5.6, c.eye);
    pic.circle(x, y - 0.4, 2.7, '#1b1514');
    pic.circle(x - 1.9, y - 2.4, 1.5, '#ffffff');
    pic.line(`M${at(-12, 1.6)}Q${at(-3, -8.2)} ${at(4, -6.6)}Q${at(9, -5)} ${at(12.6, 0.4)}`, c.line, lashes ? 3 : 2.4);
    if (lashes) pic.line(`M${at(11.6, -0.6)}l${n(dir * 4)} -3`, c.line, 2.2);
    pic.line(`M${at(-9, -8)}Q${at(0, -13.4)} ${at(11, -7.4)}`, c.dim, 1.8);
    pic.line(`M${at(-8, 6.4)}Q${at(1, 9.6)} ${at(10, 5.4)}`, c.dim, 1.3 + age);
    pic.path(`M${at(-14, -17.6)}Q${at(-2, -25 - brow)} ${at(16, -18)}Q${at(4, -22.4 + brow)} ${at(-13, -13.6 + (brow - 1) * 4)}Z`, c.brow);
    if (age > 0.4) pic.line(`M${at(16, 1)}l${n(dir * 6)} -3M${at(16, 4)}l${n(dir * 6)} 1`, c.line, 1.3, `opacity="${n((age - 0.2) * 0.6)}"`);
  }
}

export function nose(pic: Picture, c: Complexion): void {
  pic.path('M203 166C206 180 213 190 213 198C212 204 205 205 200 205C204 196 204 182 203 166Z', c.dim, 'opacity=".75"');
  pic.line('M189 200C189 205 194 204 200 206.4C206 204 211 205 211.6 200', c.line, 2.1, 'opacity=".7"');
  pic.path('M197 168C196 182 196 190 197 196L201 196C201 186 200 176 200 168Z', c.light, 'opacity=".45"');
}

/** A mouth between a closed and an open smile. */
export function mouth(pic: Picture, { smile, jaw }: Person, c: Complexion): void {
  const w = 19 + smile * 4 + (jaw - 1) * 6;
  const y = 219;
  const lift = 2.4 + smile * 2;
  if (smile > 0.65) {
    pic.path(`M${n(mid - w)} ${n(y - lift)}Q200 ${n(y + 2)} ${n(mid + w)} ${n(y - lift)}Q200 ${n(y + 17)} ${n(mid - w)} ${n(y - lift)}Z`, '#fdf8f3');
    pic.line(`M${n(mid - w)} ${n(y - lift)}Q200 ${n(y + 17)} ${n(mid + w)} ${n(y - lift)}`, c.lip, 3.6);
    pic.path(`M${n(mid - w)} ${n(y - lift)}Q${n(mid - 6)} ${n(y - 6)} 200 ${n(y - 3.4)}Q${n(mid + 6)} ${n(y - 6)} ${n(mid + w)} ${n(y - lift)}Q200 ${n(y + 4)} ${n(mid - w)} ${n(y - lift)}Z`, c.lip);
  } else {
    pic.path(`M${n(mid - w)} ${n(y - lift)}Q${n(mid - 6)} ${n(y - 5.4)} 200 ${n(y - 3)}Q${n(mid + 6)} ${n(y - 5.4)} ${n(mid + w)} ${n(y - lift)}Q200 ${n(y + 14)} ${n(mid - w)} ${n(y - lift)}Z`, c.lip);
    pic.line(`M${n(mid - w - 1)} ${n(y - lift)}Q200 ${n(y + 5)} ${n(mid + w + 1)} ${n(y - lift)}`, c.line, 2, 'opacity=".85"');
  }
  pic.line(`M${n(mid - w - 3)} ${n(y - lift - 3)}q-2 3 0 5.4M${n(mid + w + 3)} ${n(y - lift - 3)}q2 3 0 5.4`, c.line, 1.6, 'opacity=".45"');
  pic.path(`M190 ${n(y + 12)}Q200 ${n(y + 15)} 210 ${n(y + 12)}Q200 ${n(y + 18)} 190 ${n(y + 12)}Z`, c.dim, 'opacity=".6"');
}

/** What years leave: folds beside the mouth, lines on the forehead. */
export function lines(pic: Picture, { age }: Person, c: Complexion): void {
  if (age < 0.35) return;
  const strength = `opacity="${n((age - 0.15) * 0.55)}"`;
  pic.line('M180 199Q172 206 173 214M220 199Q228 206 227 214', c.line, 1.8, strength);
  if (age > 0.6) pic.line('M176 124Q200 119 224 124M182 134Q200 130 218 134', c.line, 1.5, strength);
}

export function beard(pic: Picture, person: Person, c: Complexion): void {
  const { face, jaw } = person;
  const x = (dx: number): string => n(mid + dx * face);
  const j = (dx: number): string => n(mid + dx * jaw);
  if (person.beard === 'stubble' || person.beard === 'short') {
    const d = `M${x(-57)} 172C${x(-54)} 196 ${x(-46)} 204 ${x(-30)} 206C${x(-22)} 202 ${x(-12)} 208 200 209C${x(12)} 208 ${x(22)} 202 ${x(30)} 206C${x(46)} 204 ${x(54)} 196 ${x(57)} 172C${x(58)} 205 ${j(44)} 226 ${j(24)} 243Q200 252 ${j(-24)} 243C${j(-44)} 226 ${x(-58)} 205 ${x(-57)} 172Z`;
    pic.path(d, c.hair, person.beard === 'stubble' ? 'opacity=".3"' : 'opacity=".86"');
  }
  if (person.beard === 'full') {
    pic.path(`M${x(-58)} 168C${x(-54)} 192 ${x(-42)} 200 ${x(-28)} 204Q${x(-12)} 202 200 206Q${x(12)} 202 ${x(28)} 204C${x(42)} 200 ${x(54)} 192 ${x(58)} 168C${x(62)} 206 ${j(50)} 240 ${j(28)} 256Q200 272 ${j(-28)} 256C${j(-50)} 240 ${x(-62)} 206 ${x(-58)} 168Z`, c.hair);
    pic.line('M176 238Q180 252 186 258M200 242V264M224 238Q220 252 214 258', c.hairDark, 2.4, 'opacity=".5"');
    pic.path('M172 214Q184 203 200 207Q216 203 228 214Q214 211 200 213Q186 211 172 214Z', c.hairLight);
  }
  if (person.beard === 'goatee') {
    pic.path('M176 212Q186 204 200 208Q214 204 224 212Q226 226 220 240Q200 254 180 240Q174 226 176 212ZM181 214Q180 224 184 231Q200 238 216 231Q220 224 219 214Q200 209 181 214Z', c.hair, 'fill-rule="evenodd" opacity=".85"');
  }
}

export function glasses(pic: Picture, { glasses: form, face }: Person, color: string): void {
  if (!form) return;
  for (const dir of [-1, 1]) {
    const x = mid + dir * 24.5 * face;
    const frame = `stroke="${color}" stroke-width="3.4"`;
    if (form === 'round') pic.circle(x, 171, 19, '#ffffff', `fill-opacity=".13" ${frame}`);
    else pic.add(`<rect x="${n(x - 20)}" y="156" width="40" height="31" rx="8" fill="#ffffff" fill-opacity=".13" ${frame}/>`);
    pic.line(`M${n(x + dir * 19.5)} 166L${n(mid + dir * 56 * face)} 164`, color, 3);
  }
  pic.line('M195 168Q200 164 205 168', color, 3.2);
}
