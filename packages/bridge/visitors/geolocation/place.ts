import { z } from 'zod';

export interface Place {
  latitude: number;
  longitude: number;
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

const degrees = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[-+]?\d{1,3}(?:\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(-max).max(max));
const word = z.string().trim().min(1).max(100).nullable().catch(null);

const placeSchema = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  city: word,
  region: word,
  country: word,
});

/** Returns a place of values of headers or a database, numbers or text; null without valid coordinates. */
export function toPlace(from: Record<keyof Place, unknown>): Place | null {
  return placeSchema.safeParse(from).data ?? null;
}

const names = z.object({ names: z.object({ en: z.string() }) });

/** A record of the commercial databases of MaxMind and DB-IP. */
const nested = z
  .object({
    location: z.object({ latitude: z.number(), longitude: z.number() }),
    city: names.optional().catch(undefined),
    subdivisions: z.array(names).optional().catch(undefined),
    country: z.object({ iso_code: z.string() }).optional().catch(undefined),
  })
  .transform(({ location, city, subdivisions, country }) => ({
    ...location,
    city: city?.names.en,
    region: subdivisions?.[0]?.names.en,
    country: country?.iso_code,
  }));

const flat = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    city: z.unknown(),
    state1: z.unknown(),
    country_code: z.unknown(),
  })
  .transform(({ state1: region, country_code: country, ...rest }) => ({ ...rest, region, country }));

/** Returns a database record as a place; null if it is empty or has no coordinates. */
export function placeOfRecord(record: unknown): Place | null {
  const { data } = z.union([nested, flat]).safeParse(record);
  return data ? toPlace(data) : null;
}
