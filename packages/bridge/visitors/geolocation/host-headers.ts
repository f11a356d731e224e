import { decode } from '@footbridge/shared/decode';
import { setting } from '../../platform/env';
import { isFromTrustedProxy } from '../../platform/request/client-address';
import { toPlace, type Place } from './place';

import type { IncomingMessage } from 'node:http';

type Names = Partial<Record<keyof Place, string>>;

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
  const configured = setting('GEO_HEADERS', { GEO_HEADERS: raw });
  if (!configured) return null;
  const pairs = configured.split(',').map((pair) => pair.trim().toLowerCase().split('='));
  return PRESETS[configured] ?? Object.fromEntries(pairs);
}

let known: { raw: string | undefined; names: Names | null } | undefined;

/** Returns the names of GEO_HEADERS. Called for each request, so a value is parsed once. */
function headerNames(): Names | null {
  const raw = process.env.GEO_HEADERS;
  if (!known || known.raw !== raw) known = { raw, names: namesFrom(raw) };
  return known.names;
}

/** Returns the headers that name the visitor's place. @throws EnvironmentError for invalid GEO_HEADERS */
export const geoHeaderNames = (): string[] => Object.values(headerNames() ?? {});

/** Decodes UTF-8, which Node reads as Latin-1, or percent-encoding. */
function decoded(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return decode(text, text);
}

/** Returns the visitor's place by the host's headers; null if they are not configured, not trusted or missing. */
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
