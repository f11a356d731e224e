import { mist } from '../nature/sky';
import type { Land, Stage } from '../types';

/** The brand's own picture; `near` steps closer. */
export function landscape(land: Land, stage: Stage, variant: string): void {
  const { pic } = stage;
  if (variant !== 'near') return land.landscape(stage);
  const [x, y, scale] = [pic.w * stage.focus, pic.h * 0.66, 1.36];
  pic.group(`transform="translate(${Math.round(x * (1 - scale))} ${Math.round(y * (1 - scale))}) scale(${scale})"`, () => land.landscape(stage));
}

/** The brand's own landscape in the first light, seen from the other side. */
export function dawn(land: Land, stage: Stage): void {
  const { pic } = stage;
  land.landscape(stage);
  mist(stage, pic.h * 0.6, pic.u * 14, 0.35);
}

export function water(land: Land, stage: Stage): void {
  const horizon = stage.pic.h * (stage.pic.tall ? 0.42 : 0.44);
  land.backdrop(stage, horizon);
  land.water(stage, horizon);
}
