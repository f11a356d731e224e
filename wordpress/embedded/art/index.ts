import { Picture } from './core/picture';
import { lands } from './lands';
import { evening } from './lands/evening';
import { dawn, landscape, water } from './scenes/open';
import { garden, house, path } from './scenes/outdoors';
import { portrait } from './scenes/portrait';
import { room } from './scenes/room';
import { table } from './scenes/table';
import type { Hour, Land, SceneName, SceneRequest, Stage } from './types';

export { SCENES } from './types';
export type { SceneName, SceneRequest } from './types';

const scenes: Record<SceneName, (land: Land, stage: Stage, variant: string) => void> = {
  landscape,
  dawn,
  water,
  path,
  house,
  room,
  garden,
  table,
  portrait: (_land, stage, variant) => portrait(stage, variant),
};

const outdoors: readonly SceneName[] = ['landscape', 'water', 'path', 'house', 'garden'];

function hourOf({ scene, variant }: SceneRequest): Hour {
  if (scene === 'dawn') return 'dawn';
  return variant === 'evening' && outdoors.includes(scene) ? 'dusk' : 'day';
}

/** The stage for a request: the sheet, the brand's light, where the subject stands. */
function stageFor(request: SceneRequest): { land: Land; stage: Stage } {
  const { scene, variant, code, palettes, width, height, focus = 0.66 } = request;
  const land = lands[code];
  const hour = hourOf(request);
  const tones = land.tones(palettes, hour);
  const pic = new Picture(width, height, `${code}/${scene}/${variant}`);
  // The same land seen twice on a site must not be the same picture twice: dawn and evening look from the other side.
  const stage: Stage = { pic, t: hour === 'dusk' ? evening(tones, palettes) : tones, hour, focus: hour === 'day' ? focus : 1 - focus, palettes };
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
