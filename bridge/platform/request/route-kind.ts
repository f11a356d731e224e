/** Kinds of pages/api; a test holds them to the folder. */
export const API_ROUTES = [
  'clear-cache',
  'editor',
  'errors',
  'faust',
  'feed',
  'geolocation',
  'health',
  'insurance',
  'lead',
  'manifest',
  'revalidate',
  'robots',
  'send-email',
  'sitemap',
  'vendor-frame',
  'visitor',
  'vitals',
  'wordpress-cache',
] as const;

const API = new Set<string>(API_ROUTES);
/** Pages with an address of their own, made for each request. */
const OWN = new Set(['search', 'preview', 'unlock', 'comment', 'lead', 'media']);

const NEXT = new Set(['static', 'image']);

/**
 * What a request asks for, in one of some thirty words: for log lines and metrics, which must not hold a path, because a
 * path tells a condition. In: a request's target.
 */
export function routeKind(target: string): string {
  const [path = '/'] = target.split(/[?#]/, 1);
  const [, first = '', second = ''] = path.split('/', 3);
  if (first === '_next') return NEXT.has(second) ? second : 'other';
  if (first === 'api') return API.has(second) ? `api/${second}` : 'api/other';
  if (OWN.has(first)) return first;
  if (first === 'browser') return 'static';
  if (first === 'brands' || first === 'fonts') return 'file';
  if (/\/feed\/?$/.test(path) || /\/feed\/(?:rss2?|rdf|atom)\/?$/.test(path)) return 'feed';
  if (/^\/[\w-]+\.xml$/.test(path) && path.includes('sitemap')) return 'sitemap';
  return /\.[a-z0-9]{1,12}$/i.test(path) ? 'file' : 'page';
}
