import type { SiteCode } from '@/site-config/types';
import type { Land } from '../types';
import { desert } from './desert';
import { floridaCoast } from './florida';
import { glass } from './glass';
import { hills } from './hills';
import { mississippi } from './mississippi';
import { newEngland } from './newEngland';
import { pacific } from './pacific';
import { river } from './river';

/** Which place is whose: a brand without one is a type error. */
export const lands: Record<SiteCode, Land> = {
  AHW: newEngland,
  DSH: desert,
  GRN: glass,
  LAG: pacific,
  XFO: mississippi,
  REF: floridaCoast,
  ROA: river,
  SUN: hills,
};
