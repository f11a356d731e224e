import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { n, poly, type Point } from '../core/shape';
import type { Stage } from '../types';

/** A flat-topped butte: steep upper wall with a lit and a shaded side, talus below, fading at the foot. */
export function mesa({ pic, t }: Stage, name: string, x: number, base: number, width: number, height: number, color: HexColor, fade: number): void {
  const chance = pic.stream(`mesa/${name}`);
  const top = base - height;
  const shoulder = base - height * 0.42;
  const edge: Point[] = [[x - width * 0.62, base]];
  edge.push([x - width * 0.44, shoulder + height * 0.12], [x - width * 0.36, shoulder]);
  edge.push([x - width * 0.33, top + height * 0.06]);
  const stepsAcross = 5;
  for (let i = 0; i <= stepsAcross; i += 1) edge.push([x - width * 0.32 + (width * 0.64 * i) / stepsAcross, top + height * chance.range(0, 0.04)]);
  edge.push([x + width * 0.34, top + height * 0.08], [x + width * 0.37, shoulder], [x + width * 0.46, shoulder + height * 0.1], [x + width * 0.66, base]);
  pic.path(poly(edge), pic.fall(top, base, [[0, color], [1, mix(color, t.haze, fade)]]));
  let [clefts, ledge] = ['', ''];
  for (let i = 0; i < 6; i += 1) {
    const cx = x + width * (-0.26 + i * 0.11) + chance.range(-0.02, 0.02) * width;
    const w = width * chance.range(0.012, 0.034);
    clefts += poly([[cx, top + height * 0.03], [cx + w, top + height * 0.03], [cx + w * 1.4, shoulder], [cx + w * 0.3, shoulder + height * 0.06]]);
  }
  ledge += `M${n(x - width * 0.36)} ${n(shoulder)}L${n(x + width * 0.37)} ${n(shoulder)}L${n(x + width * 0.4)} ${n(shoulder + height * 0.05)}L${n(x - width * 0.4)} ${n(shoulder + height * 0.06)}Z`;
  pic.path(clefts, shade(color, -0.07), 'opacity=".55"');
  pic.path(ledge, shade(color, 0.06), 'opacity=".5"');
}
