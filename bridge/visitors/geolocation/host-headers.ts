import { readEnvironment } from '../../platform/env';
import { isFromTrustedProxy } from '../../platform/request/client-address';
import { toPlace } from './place';

import type { IncomingMessage } from 'node:http';
import type { Place } from './place';

type Names = Partial<Record<keyof Place, string>>;

/** Headers of hosts that are known by name, as each documents them. */
const PRESETS: Record<string, Names> = {
  cloudflare: {
    latitude: 'cf-iplatitude',
    longitude: 'cf-iplongitude',
    city: 'cf-ipcity',
    region: 'cf-region',
    country: 'cf-ipcountry',
  },
  cloudfront: {
    latitude: 'cloudfront-viewer-latitude',
    longitude: 'cloudfront-viewer-longitude',
    city: 'cloudfront-viewer-city',
    region: 'cloudfront-viewer-country-region-name',
    country: 'cloudfront-viewer-country',
  },
  vercel: {
    latitude: 'x-vercel-ip-latitude',
    longitude: 'x-vercel-ip-longitude',
    city: 'x-vercel-ip-city',
    region: 'x-vercel-ip-country-region',
    country: 'x-vercel-ip-country',
  },
};

function namesFrom(raw: string | undefined): Names | null {
  const { GEO_HEADERS: configured } = readEnvironment({ GEO_HEADERS: raw });
  if (!configured) return null;
  const pairs = configured.split(',').map((pair) => pair.trim().toLowerCase().split('='));
  return PRESETS[configured] ?? Object.fromEntries(pairs);
}

let known: { raw: string | undefined; names: Names | null } | undefined;

/** Asked for each request: parsed once per value. */
function headerNames(): Names | null {
  const raw = process.env.GEO_HEADERS;
  if (!known || known.raw !== raw) known = { raw, names: namesFrom(raw) };
  return known.names;
}

/** Names of towns come as UTF-8, which HTTP takes for Latin-1, or escaped as in an address. */
function decoded(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where the host says the visitor is; null where none is configured or trusted, or it does not know. */
export function placeOfHeaders(request: IncomingMessage): Place | null {
  const names = headerNames();
  if (!names || !isFromTrustedProxy(request)) return null;
  const value = (field: keyof Place) => {
    const header = request.headers[names[field] ?? ''];
    return typeof header === 'string' ? decoded(header) : null;
  };
  return toPlace({
    latitude: value('latitude'),
    longitude: value('longitude'),
    city: value('city'),
    region: value('region'),
    country: value('country'),
  });
}
