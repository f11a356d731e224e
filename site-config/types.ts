/** The types of a brand's configuration (specification, sections 2 and 3). Values are in brands/; validation/ checks them at build. */
import type { HexColor } from '../shared/color/hex';

export type { HexColor };

export const SITE_CODES = ['AHW', 'DSH', 'GRN', 'LAG', 'XFO', 'REF', 'ROA', 'SUN'] as const;

/** Three-letter code of a brand; `NEXT_PUBLIC_SITE` holds one. */
export type SiteCode = (typeof SITE_CODES)[number];

/** A path of the site: begins and ends with a slash. */
export type SitePath = `/${string}`;

export interface CallNumber {
  /** As people read it: (702) 555-0100. */
  display: string;
  /** As a phone dials it: tel:+17025550100. */
  tel: `tel:+${string}`;
}

/** The variants of the call number, in the specification's words (section 3). */
export type CallNumberVariant = 'default' | 'score1' | 'score2' | 'alumni' | 'veteran' | 'specialPath' | 'mentalHealth';

export interface Palette {
  100: HexColor;
  200: HexColor;
  400: HexColor;
  default: HexColor;
  /** Of overlays on pictures, 0 to 1. */
  opacity: number;
}

export interface NamedPath {
  name: string;
  path: SitePath;
  /** One line under the name, where there is room for it. */
  text?: string;
}

export interface Statistic {
  name: string;
  /** As shown: "50+", "11,000+". */
  value: string;
}

export interface NavPromo {
  /** Which card it is; also its key in lists. */
  id: 'call' | 'top-reasons' | 'alumni-app' | 'read-reviews' | 'locations' | 'insurance-check';
  /** Path of a picture below public/. */
  image: string;
  text: string;
  link?: string;
  linkText?: string;
  /** The card's link is the call link. */
  callrail?: boolean;
  /** false: configured, not drawn. */
  render?: boolean;
}

export interface Family {
  /** CSS family name. */
  name: string;
  /** npm package the font file comes from. */
  package: string;
  /** File below the package's files/, without folder. */
  file: string;
  /** Weights the file covers: one, or a range "200 900". */
  weight: string;
}

/** How one brand's pages differ in form (not in content) from another's; all of it becomes CSS custom properties or attributes. */
export interface Look {
  /** At most three files: `italic` is the body's, loaded only where a page has italics. */
  fonts: { heading: Family; body: Family; italic?: Family };
  /** Corner radius of cards and pictures, px. */
  radius: number;
  /** Corner radius of buttons, px; 999 is a pill. */
  buttonRadius: number;
  headingWeight: number;
  /** Letter spacing of headings, em. */
  headingTracking: number;
  /** Evens out wide and narrow heading faces: the factor on the large sizes, 1 is the base. */
  headingScale: number;
  /** The paper pages are printed on; white where the brand says nothing. */
  surface?: HexColor;
  /** The second surface, behind every other section; the secondary palette's 100 where the brand says nothing. */
  surfaceAlt?: HexColor;
  /** 1 is the base; the factor on vertical space between sections. */
  density: number;
  /** Composition of the front page's hero. */
  hero: 'full' | 'split' | 'framed' | 'band';
  /** Case and form of small labels above headings. */
  eyebrow: 'upper' | 'plain' | 'rule';
}

export interface SiteConfig {
  code: SiteCode;
  /** Upper-case key: DESERT_HOPE. */
  key: string;
  fullName: string;
  shortName: string;
  domain: string;
  /** Where the brand is: "Las Vegas", "NV". */
  city: string;
  state: string;
  /** Paths below public/. */
  logo: string;
  whiteLogo: string;
  favicon: string;
  quoteImage: string;
  /** Drawn landscape of the brand, for pages whose content brings no picture. */
  scene: string;
  /** E.164: +17025550100. */
  mainPhone: `+${string}`;
  callNumbers: Record<CallNumberVariant, CallNumber>;
  palettes: Record<'primary' | 'brand' | 'secondary' | 'interactive', Palette>;
  radialGradient: [HexColor, HexColor];
  look: Look;
  insuranceBlurb?: string;
  admissionsPath: SitePath;
  /** https://domain + admissionsPath. */
  admissionsUrl: string;
  aboutPath: SitePath;
  reviewsPath: SitePath;
  veteranPath: SitePath;
  outpatientPaths: NamedPath[];
  levelsOfCarePaths: NamedPath[];
  /** Paths that get a call number of their own (decisions, section 2). */
  specialPaths: SitePath[];
  /** The section whose pages get the mental-health number, on the one brand that has it. */
  mentalHealthPath?: SitePath;
  statistics: Statistic[];
  navPromos: NavPromo[];
  reviewWidgetId: string;
}

/** What of a brand its colours are made of. */
export interface BrandColors extends Pick<SiteConfig, 'palettes' | 'radialGradient'> {
  look: Pick<Look, 'surface' | 'surfaceAlt'>;
}
