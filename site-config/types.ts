/** The types of a brand's configuration, derived from its schema (brand/schema.ts). */
import type { HexColor } from '../packages/shared/color';
import type { BrandFile, SiteConfig } from './brand/site';

export type { HexColor };
export type { CallNumberVariant, FacilityEntry, SpecifiedVariant } from '../packages/shared/site/types';
export type { NavPromo, SiteConfig } from './brand/site';

/** A brand's three-letter code, the value of `SITE` and the name of its folder. */
export type SiteCode = string;

export type Palette = BrandFile['palettes']['primary'];
export type Look = BrandFile['look'];
export type Family = Look['fonts']['body'];

/** The brand's fields from which its colors are derived. */
export interface BrandColors extends Pick<SiteConfig, 'palettes' | 'radialGradient'> {
  look: Pick<Look, 'surface' | 'surfaceAlt'>;
}
