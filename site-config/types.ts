/** The types of a brand's configuration (specification, sections 2 and 3). Values are in brands/; validation/ checks them at build. */
import type { HexColor } from '../shared/color/hex';

export type { HexColor };

export const SITE_CODES = ['AHW', 'DSH', 'GRN', 'LAG', 'XFO', 'REF', 'ROA', 'SUN'] as const;

/** A brand's three-letter code, the value of `NEXT_PUBLIC_SITE`. */
export type SiteCode = (typeof SITE_CODES)[number];

/** A path of the site, with leading and trailing slash. */
export type SitePath = `/${string}`;

export interface CallNumber {
  /** For display: (702) 555-0100. */
  display: string;
  /** tel:+17025550100. */
  tel: `tel:+${string}`;
}

/** The variants of the call number, in the specification's words (section 3). */
export type CallNumberVariant = 'default' | 'score1' | 'score2' | 'alumni' | 'veteran' | 'specialPath' | 'mentalHealth';

export interface Palette {
  100: HexColor;
  200: HexColor;
  400: HexColor;
  default: HexColor;
  /** Opacity of overlays on pictures, 0 to 1. */
  opacity: number;
}

export interface NamedPath {
  name: string;
  path: SitePath;
  /** One line under the name. */
  text?: string;
}

export interface Statistic {
  name: string;
  /** As shown: "50+", "11,000+". */
  value: string;
}

export interface NavPromo {
  id: 'call' | 'top-reasons' | 'alumni-app' | 'read-reviews' | 'locations' | 'insurance-check';
  /** Path of a picture below public/. */
  image: string;
  text: string;
  link?: string;
  linkText?: string;
  /** The card's link is the call link. */
  callrail?: boolean;
  /** False: configured, but not rendered. */
  render?: boolean;
}

export interface Family {
  /** CSS family name. */
  name: string;
  /** npm package of the font file. */
  package: string;
  /** File below the package's files/, without folder. */
  file: string;
  /** Weights in the file: one, or a range "200 900". */
  weight: string;
}

/** A brand's visual design; all of it becomes CSS custom properties or attributes. */
export interface Look {
  /** At most three files. `italic` is the body's, loaded only on pages with italics. */
  fonts: { heading: Family; body: Family; italic?: Family };
  /** Corner radius of cards and pictures, px. */
  radius: number;
  /** Corner radius of buttons, px; 999 is a pill. */
  buttonRadius: number;
  headingWeight: number;
  /** Letter spacing of headings, em. */
  headingTracking: number;
  /** Factor on the large sizes, to compensate for wide and narrow heading faces. */
  headingScale: number;
  /** The page's background; white by default. */
  surface?: HexColor;
  /** The background of every other section; the secondary palette's 100 by default. */
  surfaceAlt?: HexColor;
  /** Factor on the vertical space between sections. */
  density: number;
  /** Layout of the front page's hero. */
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
  /** The brand's place: "Las Vegas", "NV". */
  city: string;
  state: string;
  /** Paths below public/. */
  logo: string;
  whiteLogo: string;
  favicon: string;
  quoteImage: string;
  /** The brand's landscape, for pages without a picture. */
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
  /** Paths with their own call number (decisions, section 2). */
  specialPaths: SitePath[];
  /** The section with the mental-health number, on the one brand that has it. */
  mentalHealthPath?: SitePath;
  statistics: Statistic[];
  navPromos: NavPromo[];
  reviewWidgetId: string;
}

/** The brand's fields from which its colors are derived. */
export interface BrandColors extends Pick<SiteConfig, 'palettes' | 'radialGradient'> {
  look: Pick<Look, 'surface' | 'surfaceAlt'>;
}
