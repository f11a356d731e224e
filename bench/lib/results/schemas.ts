import { z } from 'zod';

/** Figures of one template's page; bytes. */
export const weightSchema = z.object({
  name: z.string(),
  path: z.string(),
  scriptCount: z.number(),
  scripts: z.object({ gzip: z.number(), brotli: z.number() }),
  html: z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() }),
  nextData: z.number(),
});

/** All that a first visit loads without a touch, compressed, by kind. */
export const firstVisitSchema = z.object({ name: z.string(), scripts: z.number(), total: z.number(), requests: z.number() });

export const sizeSchema = z.object({
  empty: weightSchema,
  faust: weightSchema,
  pages: z.array(weightSchema),
  visits: z.object({ empty: firstVisitSchema, faust: firstVisitSchema, pages: z.array(firstVisitSchema) }).nullable(),
});

/** One candidate at one number of connections; the figures of each round. */
export const servedSchema = z.object({
  name: z.string(),
  connections: z.number(),
  /** Of the HTML, and of an answer as it was sent, compressed. */
  bytes: z.number(),
  sent: z.number(),
  perSecond: z.array(z.number()),
  p50: z.array(z.number()),
  p99: z.array(z.number()),
  errors: z.number(),
});

export const serveSchema = z.object({ seconds: z.number(), rounds: z.number(), served: z.array(servedSchema), missing: z.array(z.string()) });

export const coldSchema = z.object({
  /** What WordPress took for each answer beside its own work, ms. */
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

/** One number of pages; each with a site of its own that begins with nothing. */
export const scalePointSchema = z.object({
  pages: z.number(),
  /** In the sitemap. */
  addresses: z.number(),
  /** Until all were made once, and what of it was the site's own work (its processor time). */
  makeSeconds: z.number(),
  makeCpuSeconds: z.number(),
  /** Memory: before, the most while they were made, the most while all of them are asked for. */
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

/** Lighthouse's figures of a template, medians of so many runs; null where it told none. */
const speedPageSchema = z.object({ name: z.string(), performance: z.number().nullable(), lcp: z.number().nullable(), tbt: z.number().nullable(), cls: z.number().nullable() });
export const speedSchema = z.object({
  runs: z.number(),
  /** Lighthouse's own small benchmark of the machine, the median. */
  benchmark: z.number().nullable(),
  /** What is measured beside: pages of other sites. */
  beside: z.array(speedPageSchema),
  pages: z.array(speedPageSchema),
});

/** Everything that is measured, in the order in which it is shown. */
export const PARTS = { size: sizeSchema, serve: serveSchema, cold: coldSchema, scale: scaleSchema, speed: speedSchema } as const;
export type Part = keyof typeof PARTS;

export type Weight = z.infer<typeof weightSchema>;
export type FirstVisit = z.infer<typeof firstVisitSchema>;
export type SizeResult = z.infer<typeof sizeSchema>;
export type Served = z.infer<typeof servedSchema>;
export type ServeResult = z.infer<typeof serveSchema>;
export type ColdResult = z.infer<typeof coldSchema>;
export type ScalePoint = z.infer<typeof scalePointSchema>;
export type ScaleResult = z.infer<typeof scaleSchema>;
export type SpeedResult = z.infer<typeof speedSchema>;
export interface Results {
  size: SizeResult;
  serve: ServeResult;
  cold: ColdResult;
  scale: ScaleResult;
  speed: SpeedResult;
}
