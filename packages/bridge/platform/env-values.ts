import { z } from 'zod';

import { isLoopback } from './media-hosts';

/* The values of the environment's variables (env.ts), each with the message for a wrong one. */

export const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);
export const text = z.string().trim().min(1, 'must not be blank');
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address, such as https://cms.example.org',
});
export const port = z.coerce
  .number({ error: 'must be a port number' })
  .int()
  .min(1, 'must be a port number')
  .max(65535, 'must be a port number');
export const yesOrNo = z.enum(['1', '0'], { error: 'must be 1 or 0' }).transform((value) => value === '1');
export const uuidV4 = z.uuid({ version: 'v4', error: 'must be a UUID v4, as FaustWP shows it under Settings → Faust' });
export const base64Key = z
  .string()
  .refine(
    (value) => Buffer.from(value, 'base64').length === 32,
    'must be 32 bytes in base64 (openssl rand -base64 32)',
  );
const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
export const base64Keys = commaSeparated.pipe(z.array(base64Key));
export const days = z.coerce
  .number({ error: 'must be a number of days' })
  .int('must be a number of days')
  .min(0, 'must be a number of days')
  .max(3650, 'must be at most 3650 days');
export const emails = commaSeparated.pipe(z.array(z.email('must be e-mail addresses, separated by commas')).min(1));
const BRACKETED = /^[^<>]*<([^<>]+)>$/;
export const sender = text.refine(
  // oxlint-disable-next-line no-control-regex -- control characters are refused
  (value) => !/[\u0000-\u001f\u007f]/.test(value) && z.email().safeParse(BRACKETED.exec(value)?.[1] ?? value).success,
  'must be an address, or a name with one: Desert Hope <site@example.org>',
);
export const proxies = commaSeparated.pipe(
  z.array(
    z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
      error: 'must be addresses and ranges, such as 10.0.0.1, 10.1.0.0/16',
    }),
  ),
);
export const geoHeaders = z
  .string()
  .trim()
  .regex(/^(?:cloudflare|cloudfront|vercel|(?:(?:latitude|longitude|city|region|country)=[\w-]+(?:,\s*|$))+)$/, {
    error: 'must be cloudflare, cloudfront, vercel, or pairs such as latitude=x-geo-latitude,longitude=x-geo-longitude',
  })
  .refine(
    (value) => !value.includes('=') || (/latitude=/.test(value) && /longitude=/.test(value)),
    'must name latitude and longitude',
  );

export const httpUrls = commaSeparated.pipe(
  z.array(z.url({ protocol: /^https?$/, error: 'must be http(s) addresses, separated by commas' })).min(1),
);
export const headerLine = matching(
  /^[A-Za-z0-9-]+: *[\x21-\x7e][\x20-\x7e]*$/,
  'must be a header, such as Authorization: Bearer secret',
);

/** Credentials and leads go there. */
export const secureUrl = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) && (value.startsWith('https:') || (value.startsWith('http:') && isLoopback(new URL(value)))),
    'must be an https address, such as https://example.my.salesforce.com',
  )
  .transform((value) => new URL(value).origin);

/** The brand's id may stand only after the host, so that it cannot change the host. */
export const reviewWidget = matching(
  /^https?:\/\/[^/{}]+\/.*\{id\}/,
  'must be an address with {id} in it, such as https://reviews.example.org/widget/{id}',
);
