import type { SiteCode, SiteConfig } from '../types';
import { site as AHW } from './AHW';
import { site as DSH } from './DSH';
import { site as GRN } from './GRN';
import { site as LAG } from './LAG';
import { site as REF } from './REF';
import { site as ROA } from './ROA';
import { site as SUN } from './SUN';
import { site as XFO } from './XFO';

/**
 * All brands. A record over the codes, so that a brand without a file is a type error.
 * For builds, servers, tests and Storybook: a page's bundle holds its own brand only (`../site`).
 */
export const sites: Record<SiteCode, SiteConfig> = { AHW, DSH, GRN, LAG, XFO, REF, ROA, SUN };
