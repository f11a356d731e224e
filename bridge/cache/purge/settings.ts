import { readEnvironment } from '../../platform/env';

/** A cache in front of the site, and how it is spoken to. */
export interface Front {
  url: string;
  style: 'purge' | 'cloudflare';
  /** What shows that it is this site that asks; a secret. */
  headers: Record<string, string>;
}

/** The caches in front of the site that are to be told what changed; none without CACHE_PURGE_URL. */
export function fronts(): Front[] {
  const { CACHE_PURGE_URL, CACHE_PURGE_STYLE, CACHE_PURGE_HEADER } = process.env;
  const {
    CACHE_PURGE_URL: urls = [],
    CACHE_PURGE_STYLE: style,
    CACHE_PURGE_HEADER: header,
  } = readEnvironment({ CACHE_PURGE_URL, CACHE_PURGE_STYLE, CACHE_PURGE_HEADER });
  const [name = '', value = ''] = header?.split(/:\s*(.*)/s) ?? [];
  return urls.map((url) => ({ url, style, headers: header ? { [name]: value } : {} }));
}
