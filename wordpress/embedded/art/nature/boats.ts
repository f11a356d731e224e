import type { HexColor } from '@/site-config/types';
import { mix } from '../core/color';
import { n } from '../core/shape';
import type { Stage } from '../types';
import { reflection } from './water';

/** A sailing boat under main and jib, heeling a little, with its image in the water. */
export function sailboat(stage: Stage, name: string, x: number, y: number, size: number, sail: HexColor, hull: HexColor): void {
  const { pic, t } = stage;
  const s = size;
  reflection(stage, name, x, y + s * 0.06, s * 0.5, s * 0.55, sail, 0.4);
  pic.group(`transform="rotate(-3 ${n(x)} ${n(y)})"`, () => {
    pic.path(`M${n(x - s * 0.3)} ${n(y - s * 0.06)}Q${n(x)} ${n(y - s * 0.02)} ${n(x + s * 0.36)} ${n(y - s * 0.09)}Q${n(x + s * 0.24)} ${n(y + s * 0.05)} ${n(x + s * 0.16)} ${n(y + s * 0.05)}H${n(x - s * 0.2)}Q${n(x - s * 0.27)} ${n(y + s * 0.03)} ${n(x - s * 0.3)} ${n(y - s * 0.06)}Z`, hull);
    pic.path(`M${n(x + s * 0.02)} ${n(y - s)}V${n(y - s * 0.1)}H${n(x - s * 0.3)}Q${n(x - s * 0.16)} ${n(y - s * 0.5)} ${n(x + s * 0.02)} ${n(y - s)}Z`, sail);
    pic.path(`M${n(x + s * 0.06)} ${n(y - s * 0.92)}Q${n(x + s * 0.22)} ${n(y - s * 0.4)} ${n(x + s * 0.34)} ${n(y - s * 0.12)}Q${n(x + s * 0.2)} ${n(y - s * 0.15)} ${n(x + s * 0.06)} ${n(y - s * 0.12)}Z`, mix(sail, t.waterDeep, 0.14));
    pic.line(`M${n(x + s * 0.035)} ${n(y - s * 1.02)}V${n(y - s * 0.06)}`, hull, s * 0.014);
  });
}

/** A rowing boat lying still, oars shipped. */
export function rowboat(stage: Stage, name: string, x: number, y: number, size: number, hull: HexColor, inside: HexColor): void {
  const { pic } = stage;
  const s = size;
  reflection(stage, name, x, y + s * 0.07, s * 0.9, s * 0.26, hull, 0.45);
  pic.path(`M${n(x - s * 0.5)} ${n(y - s * 0.12)}Q${n(x)} ${n(y + s * 0.02)} ${n(x + s * 0.5)} ${n(y - s * 0.14)}Q${n(x)} ${n(y - s * 0.16)} ${n(x - s * 0.5)} ${n(y - s * 0.12)}Z`, inside);
  pic.path(`M${n(x - s * 0.5)} ${n(y - s * 0.12)}Q${n(x)} ${n(y)} ${n(x + s * 0.5)} ${n(y - s * 0.14)}Q${n(x + s * 0.42)} ${n(y + s * 0.09)} ${n(x + s * 0.3)} ${n(y + s * 0.09)}H${n(x - s * 0.32)}Q${n(x - s * 0.44)} ${n(y + s * 0.07)} ${n(x - s * 0.5)} ${n(y - s * 0.12)}Z`, hull);
  pic.line(`M${n(x - s * 0.12)} ${n(y - s * 0.11)}L${n(x - s * 0.62)} ${n(y + s * 0.05)}M${n(x + s * 0.1)} ${n(y - s * 0.11)}L${n(x + s * 0.6)} ${n(y + s * 0.06)}`, inside, s * 0.022);
}

/** A heron standing in the shallows. */
export function heron(stage: Stage, x: number, base: number, size: number, color: HexColor, bill: HexColor): void {
  const { pic } = stage;
  const s = size;
  pic.line(`M${n(x - s * 0.02)} ${n(base)}V${n(base - s * 0.36)}M${n(x + s * 0.07)} ${n(base)}L${n(x + s * 0.05)} ${n(base - s * 0.36)}`, bill, s * 0.018);
  pic.path(`M${n(x + s * 0.3)} ${n(base - s * 0.32)}Q${n(x + s * 0.12)} ${n(base - s * 0.56)} ${n(x - s * 0.06)} ${n(base - s * 0.56)}Q${n(x - s * 0.16)} ${n(base - s * 0.46)} ${n(x - s * 0.04)} ${n(base - s * 0.36)}Q${n(x + s * 0.12)} ${n(base - s * 0.3)} ${n(x + s * 0.3)} ${n(base - s * 0.32)}Z`, color);
  pic.line(`M${n(x - s * 0.06)} ${n(base - s * 0.5)}C${n(x - s * 0.24)} ${n(base - s * 0.62)} ${n(x + s * 0.04)} ${n(base - s * 0.74)} ${n(x - s * 0.09)} ${n(base - s * 0.92)}`, color, s * 0.05);
  pic.path(`M${n(x - s * 0.06)} ${n(base - s * 0.96)}L${n(x - s * 0.36)} ${n(base - s * 0.88)}L${n(x - s * 0.1)} ${n(base - s * 0.88)}Z`, bill);
}
