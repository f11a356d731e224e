import { z } from 'zod';

import { CACHE_RESULTS } from '../../platform/meters';

/** The text to sign for the response with details. */
export const SIGNED_TEXT = 'GET /api/health';

const text = z.string().max(300);
/** Ms since 1970; null for never. */
const time = z.number().nullable();
const count = z.number();

/** What `npm run tool -- status` prints beside the parts: numbers, times and versions, nothing of a visitor or a lead. */
const detailsSchema = z.object({
  site: z.object({ code: text, name: text, build: text, node: text, startedAt: count }),
  wordPress: z.object({ answeredAt: time }),
  /** Configured paths at which WordPress has nothing; absent in older builds. */
  unknownPaths: z.array(text).default([]),
  /** Hosts of pictures that the site leaves out. Absent in older builds. */
  foreignMediaHosts: z.array(text).default([]),
  pageCache: z.object({
    pages: count,
    redirects: count,
    missing: count,
    oldestAt: time,
    newestAt: time,
    /** Of this process since its start. */
    lookups: z.record(z.enum(CACHE_RESULTS), count),
  }),
  /** Null if the outbox is off or does not answer. */
  leads: z.array(z.object({ state: text, count, since: count })).nullable(),
  /** The last days' leads by form, target and state, and the stuck ones. Null as above; absent in older builds. */
  leadSummary: z
    .object({
      days: count,
      counts: z.array(z.object({ form: text, target: text, delivered: count, waiting: count, refused: count })),
      stuck: z.array(
        z.object({ reference: text, form: text, state: text, acceptedAt: count, tries: count, lacks: z.array(text) }),
      ),
    })
    .nullable()
    .default(null),
  /** On this machine. */
  webhooks: z.object({ acceptedAt: time, refusedAt: time, refusal: text.nullable() }),
  versions: z.union([z.literal('unknown'), z.array(z.object({ name: text, installed: text, oldest: text }))]),
  /** What WordPress's schema lacks, with the remedy. */
  schema: z.array(z.string().max(1000)),
  outdated: z.array(text),
});
export type Details = z.infer<typeof detailsSchema>;

/** The response of `GET /api/health` to a signed request. */
export const reportSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  parts: z.object({ wordpress: text, routing: text, schema: text, versions: text, pageCache: text, outbox: text }),
  circuitBreakers: z.record(z.string(), text),
  details: detailsSchema,
});
export type Report = z.infer<typeof reportSchema>;
