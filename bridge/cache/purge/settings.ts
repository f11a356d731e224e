import { readEnvironment } from '../../platform/env';

/** A cache in front of the site: a CDN or a reverse proxy. */
export interface Cdn {
  url: string;
  style: 'purge' | 'cloudflare';
  /** Authenticates this site; secret. */
  headers: Record<string, string>;
}

/** Returns the caches to purge; none without CACHE_PURGE_URL. */
export function cdns(): Cdn[] {
  const { CACHE_PURGE_URL, CACHE_PURGE_STYLE, CACHE_PURGE_HEADER } = process.env;
  const {
    CACHE_PURGE_URL: urls = [],
    CACHE_PURGE_STYLE: style,
    CACHE_PURGE_HEADER: header,
  } = readEnvironment({ CACHE_PURGE_URL, CACHE_PURGE_STYLE, CACHE_PURGE_HEADER });
  const [name = '', value = ''] = header?.split(/:\s*(.*)/s) ?? [];
  return urls.map((url) => ({ url, style, headers: header ? { [name]: value } : {} }));
}
