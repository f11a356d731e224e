import { contrastProblems } from './contrast/problems';
import type { SiteConfig } from '../types';

/** Returns a brand's colors with insufficient contrast, one line each: "CODE.palettes.brand.default: …". */
export const colorProblems = (site: SiteConfig): string[] =>
  contrastProblems(site).map((problem) => `${site.code}.${problem}`);
