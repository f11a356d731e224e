import { Picture } from './core/picture';
import { lands } from './lands';
import { dawn, garden, house, path, water } from './scenes/outdoors';
import { portrait } from './scenes/portrait';
import { room } from './scenes/room';
import { table } from './scenes/table';
import type { Land, SceneName, SceneRequest, Stage } from './types';

export { SCENES } from './types';
export type { SceneName, SceneRequest } from './types';

const scenes: Record<SceneName, (land: Land, stage: Stage, variant: string) => void> = {
  landscape: (land, stage) => land.landscape(stage),
  dawn,
  water,
  path,
  house,
  room,
  garden,
  table,
  portrait: (_land, stage, variant) => portrait(stage, variant),
};

/** The stage for a request: the sheet, the brand's light, where the subject stands. */
export function stageFor(request: SceneRequest): { land: Land; stage: Stage } {
  const { scene, variant, code, palettes, width, height, focus = 0.66 } = request;
  const land = lands[code];
  const hour = scene === 'dawn' ? 'dawn' : 'day';
  const pic = new Picture(width, height, `${code}/${scene}/${variant}`);
  // The same land seen twice on a site must not be the same picture twice: dawn looks from the other side.
  const stage: Stage = { pic, t: land.tones(palettes, hour), hour, focus: scene === 'dawn' ? 1 - focus : focus, palettes };
  return { land, stage };
}

/**
 * Draws a scene of a brand's place. In: what, whose, how large. Out: SVG text of exactly that size,
 * without text, scripts or anything from outside; the same request gives the same picture.
 */
export function drawScene(request: SceneRequest): string {
  const { land, stage } = stageFor(request);
  scenes[request.scene](land, stage, request.variant);
  return stage.pic.toSvg();
}
