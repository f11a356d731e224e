import type { HexColor, SiteCode, SiteConfig } from '@/site-config/types';
import type { Picture } from './core/picture';

export const SCENES = ['landscape', 'dawn', 'water', 'path', 'house', 'room', 'garden', 'table', 'portrait'] as const;

export type SceneName = (typeof SCENES)[number];

export type Palettes = SiteConfig['palettes'];

/** What to draw. */
export interface SceneRequest {
  scene: SceneName;
  /**
   * Any text: another variant is another picture of the same kind. Of portraits the number 1–12.
   * Some words change what is seen: `evening` (outdoors); `near` (landscape); `open`, `bend` (path); `entrance`, `office` (house);
   * `single`, `shared`, `group`, `counsel` (room); `walk` (garden); `coffee`, `papers`, `bag`, `meal` (table).
   */
  variant: string;
  code: SiteCode;
  palettes: Palettes;
  radialGradient: SiteConfig['radialGradient'];
  width: number;
  height: number;
  /** Where the subject stands, 0–1 across; the rest stays quiet. Default 0.66. */
  focus?: number;
}

/** The hour that gives a picture its light. */
export type Hour = 'day' | 'dawn' | 'dusk';

/** The colours of one brand's place at one hour, all made from its palettes. */
export interface Tones {
  /** From the zenith to the horizon. */
  sky: readonly [HexColor, HexColor, HexColor];
  sun: HexColor;
  glow: HexColor;
  cloud: HexColor;
  /** What distance fades into. */
  haze: HexColor;
  /** Ridges or woods, far to near. */
  ridges: readonly [HexColor, HexColor, HexColor, HexColor];
  ground: HexColor;
  groundLight: HexColor;
  /** The darkest foreground. */
  dark: HexColor;
  leaf: HexColor;
  leafLight: HexColor;
  leafDark: HexColor;
  bark: HexColor;
  blossom: HexColor;
  water: HexColor;
  waterDeep: HexColor;
  waterLight: HexColor;
  way: HexColor;
  wall: HexColor;
  wallShade: HexColor;
  roof: HexColor;
  trim: HexColor;
  pane: HexColor;
  lamp: HexColor;
  /** Inside: wall, floor, wood, cloth. */
  inside: HexColor;
  floor: HexColor;
  wood: HexColor;
  cloth: HexColor;
  accent: HexColor;
}

/** A picture being drawn: the sheet, its colours and where the subject goes. */
export interface Stage {
  pic: Picture;
  t: Tones;
  hour: Hour;
  focus: number;
  palettes: Palettes;
}

/** One brand's place: everything the scenes need of it. */
export interface Land {
  tones(palettes: Palettes, hour: Hour): Tones;
  /** The whole composition, the brand's own picture. */
  landscape(stage: Stage): void;
  /** Sky and distance, down to the horizon: behind houses, paths, through windows. */
  backdrop(stage: Stage, horizon: number): void;
  /** The brand's water, from the horizon to the lower edge. */
  water(stage: Stage, horizon: number): void;
  /** A tree of the place; `depth` 0 is near, 1 in the haze. */
  tree(stage: Stage, x: number, base: number, height: number, depth: number, name: string): void;
  /** A low plant of the place. */
  plant(stage: Stage, x: number, base: number, height: number, name: string): void;
  building(stage: Stage, x: number, base: number, width: number): void;
  /** How ways are made here. */
  way: 'brick' | 'gravel' | 'stone' | 'boards' | 'earth';
  window: 'sash' | 'arch' | 'wide' | 'panes';
}
