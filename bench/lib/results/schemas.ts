import { z } from 'zod';

/** What a first visit to one page loads, in transferred bytes. */
export const pageSizeSchema = z.object({
  name: z.string(),
  /** External scripts without a touch, and after the page's form was touched; null where it has none. */
  files: z.number(),
  fileCount: z.number(),
  touchedFiles: z.number().nullable(),
  /** Inline content of the HTML: scripts, configuration JSON, and data for search engines. */
  inline: z.number(),
  linkedData: z.number(),
  html: z.number(),
  /** Everything loaded without interaction. */
  everything: z.number(),
  requests: z.number(),
});

/** Also style sheets: files and inline. */
export const weighedPageSchema = pageSizeSchema.extend({ css: z.number() });

export const sizeSchema = z.object({
  empty: pageSizeSchema,
  faust: pageSizeSchema,
  /** Null where its packages could not be installed. */
  astro: pageSizeSchema.nullable(),
  pages: z.array(pageSizeSchema),
  /** Some pages of a build with every vendor's consent prompt; without the vendors' own scripts. */
  withVendors: z.array(pageSizeSchema),
});

/** One candidate at one number of connections; the figures of each round. */
export const servedSchema = z.object({
  name: z.string(),
  connections: z.number(),
  /** Of the HTML, and of the response as sent, compressed. */
  bytes: z.number(),
  sent: z.number(),
  perSecond: z.array(z.number()),
  p50: z.array(z.number()),
  p99: z.array(z.number()),
  errors: z.number(),
});

export const serveSchema = z.object({
  seconds: z.number(),
  rounds: z.number(),
  served: z.array(servedSchema),
  missing: z.array(z.string()),
});

export const coldSchema = z.object({
  /** WordPress's added response time, ms. */
  delay: z.number(),
  rows: z.array(
    z.object({
      name: z.string(),
      visitors: z.number(),
      /** ms until the first and the last visitor had the page. */
      first: z.array(z.number()),
      last: z.array(z.number()),
      requests: z.array(z.number()),
      inSequence: z.array(z.number()),
      failed: z.number(),
      operations: z.array(z.string()),
    }),
  ),
});

/** One number of pages; each with a separate, empty site. */
export const scalePointSchema = z.object({
  pages: z.number(),
  /** In the sitemap. */
  addresses: z.number(),
  /** Seconds to render all pages once, and the site's own processor time of it. */
  makeSeconds: z.number(),
  makeCpuSeconds: z.number(),
  /** Memory: before, the peak while rendering, the peak while all cached pages are requested. */
  restMb: z.number(),
  makeMb: z.number(),
  loadMb: z.number(),
  loadPerSecond: z.number(),
  diskMb: z.number(),
  /** Read for the first time, and again. */
  sitemapMs: z.number(),
  sitemapAgainMs: z.number(),
  /** After a menu was edited: until the site knows, and until all are new. */
  noticeMs: z.number(),
  renewSeconds: z.number(),
  renewed: z.number(),
  failed: z.number(),
});

export const scaleSchema = z.object({ buildSeconds: z.number().nullable(), points: z.array(scalePointSchema) });

/** Lighthouse's figures of a template, medians of several runs; null where it has none. */
const speedPageSchema = z.object({
  name: z.string(),
  performance: z.number().nullable(),
  lcp: z.number().nullable(),
  tbt: z.number().nullable(),
  cls: z.number().nullable(),
});
export const speedSchema = z.object({
  runs: z.number(),
  /** Lighthouse's own small benchmark of the machine, the median. */
  benchmark: z.number().nullable(),
  /** How many times slower the processor was made, the median. */
  slowdown: z.number().nullable(),
  /** Pages of other sites, for comparison. */
  beside: z.array(speedPageSchema),
  pages: z.array(speedPageSchema),
});

export const interactionsSchema = z.object({
  runs: z.number(),
  rows: z.array(
    z.object({
      what: z.string(),
      /** The limit, ms. */
      target: z.number(),
      /** Of each run. */
      ms: z.array(z.number()),
      /** Failures other than time: typed text that was lost, a page that did not come from the back/forward cache. */
      failures: z.array(z.string()),
    }),
  ),
});

/** Everything that is measured, in the order in which it is shown. */
export const PARTS = {
  size: sizeSchema,
  serve: serveSchema,
  cold: coldSchema,
  scale: scaleSchema,
  speed: speedSchema,
  interactions: interactionsSchema,
} as const;
export type Part = keyof typeof PARTS;

export type PageSize = z.infer<typeof pageSizeSchema>;
export type WeighedPage = z.infer<typeof weighedPageSchema>;
export type SizeResult = z.infer<typeof sizeSchema>;
export type Served = z.infer<typeof servedSchema>;
export type ServeResult = z.infer<typeof serveSchema>;
export type ColdResult = z.infer<typeof coldSchema>;
export type ScalePoint = z.infer<typeof scalePointSchema>;
export type ScaleResult = z.infer<typeof scaleSchema>;
export type SpeedResult = z.infer<typeof speedSchema>;
export type InteractionsResult = z.infer<typeof interactionsSchema>;
export interface Results {
  size: SizeResult;
  serve: ServeResult;
  cold: ColdResult;
  scale: ScaleResult;
  speed: SpeedResult;
  interactions: InteractionsResult;
}
