import { Picture } from '../core/picture';
import { lands } from '../lands';
import type { SceneRequest, Stage } from '../types';

/** Two raised commas on a sheet of 420 × 300, opening a quotation. */
const comma = (x: number): string => `M${x} 186C${x} 96 ${x + 52} 36 ${x + 138} 14L${x + 150} 44C${x + 104} 64 ${x + 84} 92 ${x + 82} 122C${x + 88} 119 ${x + 96} 118 ${x + 104} 118A76 76 0 1 1 ${x} 190Z`;

/** The brand's quotation mark: cut out of its landscape, on nothing. */
export function quotePicture(request: Omit<SceneRequest, 'scene' | 'variant' | 'width' | 'height'>): string {
  const land = lands[request.code];
  const pic = new Picture(420, 300, `${request.code}/quote`);
  const stage: Stage = { pic, t: land.tones(request.palettes, 'day'), hour: 'day', focus: 0.66, palettes: request.palettes };
  pic.clipped(comma(22) + comma(224), () => {
    land.backdrop(stage, 190);
    pic.rect(0, 214, 420, 90, pic.fall(214, 300, [[0, stage.t.groundLight], [1, stage.t.ground]]));
    land.tree(stage, 96, 262, 150, 0, 'quote1');
    land.tree(stage, 316, 262, 128, 0.12, 'quote2');
    for (let i = 0; i < 6; i += 1) land.plant(stage, 30 + i * 72, 284, 30, `quote${i}`);
  });
  return pic.toSvg();
}
