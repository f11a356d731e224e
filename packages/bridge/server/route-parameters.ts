import { routeKind } from '@footbridge/bridge/platform/request/route-kind';

/** Query parameters by route; Next gets no others. A test compares the routes with the folder `pages/`. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  image: ['url', 'w', 'q'],
  search: ['s', 'paged', 'post_type'],
  comment: ['parent', 'sent', 'page'],
  preview: ['p', 'page_id', 'preview_id', 'previewPathname'],
  'api/clear-cache': ['address'],
  'api/editor': ['path'],
  'api/faust': ['redirect_uri', 'code', 'state'],
  'api/feed': ['path'],
  'api/geolocation': ['ipAddress'],
  'api/health': ['live', 'strict'],
  'api/insurance': ['bypass-recaptcha'],
  'api/lead': ['bypass-recaptcha'],
  'api/sitemap': ['part'],
  'api/visitor': ['ipAddress'],
};

/** Returns a URL with the parameters that its route reads, as they are spelled, each once: the last one, as PHP reads them. */
export function declaredUrl(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const path = url.slice(0, queryStart);
  const names = PARAMETERS[routeKind(path)] ?? [];
  const declared = new Map<string, string>();
  for (const part of url.slice(queryStart + 1).split('&')) {
    const [name = ''] = new URLSearchParams(part).keys();
    if (names.includes(name)) declared.set(name, part);
  }
  return declared.size > 0 ? `${path}?${[...declared.values()].join('&')}` : path;
}
