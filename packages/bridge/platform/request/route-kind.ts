/** First segments of the API's addresses (pages/api). */
export const API_ROUTES = [
  'calls',
  'clear-cache',
  'editor',
  'errors',
  'faust',
  'feed',
  'geolocation',
  'health',
  'insurance',
  'lead',
  'leads',
  'manifest',
  'revalidate',
  'robots',
  'security-txt',
  'send-email',
  'site',
  'sitemap',
  'suggestions',
  'vendor-frame',
  'visitor',
  'vitals',
  'wordpress-cache',
] as const;

export type ApiRoute = (typeof API_ROUTES)[number];

const API = new Set<string>(API_ROUTES);
const DYNAMIC = new Set(['search', 'nearby', 'preview', 'unlock', 'comment', 'lead', 'media']);

const NEXT = new Set(['static', 'image']);

/** Returns the kind of a URL, one of some thirty, for log and metrics: a path can name a health condition. */
export function routeKind(target: string): string {
  const [path = '/'] = target.split(/[?#]/, 1);
  const [, first = '', second = ''] = path.split('/', 3);
  if (first === '_next') return NEXT.has(second) ? second : 'other';
  if (first === 'api') return API.has(second) ? `api/${second}` : 'api/other';
  if (DYNAMIC.has(first)) return first;
  if (first === 'browser') return 'static';
  if (first === 'brands' || first === 'fonts') return 'file';
  if (/\/feed\/?$/.test(path) || /\/feed\/(?:rss2?|rdf|atom)\/?$/.test(path)) return 'feed';
  if (/^\/[\w-]+\.xml$/.test(path) && path.includes('sitemap')) return 'sitemap';
  return /\.[a-z0-9]{1,12}$/i.test(path) ? 'file' : 'page';
}
