export interface EmbeddedMap {
  provider: 'Google Maps' | 'OpenStreetMap';
  /** The iframe's address (components/Facade), with the map's parameters only. */
  iframe: string;
  view: string;
  /** What the map shows; empty when its address does not name it. */
  place: string;
}

const GOOGLE = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const COORDINATE = String.raw`-?\d{1,3}(?:\.\d+)?`;

/** Returns the named parameters only: an address may have a tracking id. */
function only(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

const search = (words: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words })}`;

/** Parses "Share, embed a map": one parameter, `!1m18!…!2d<longitude>!3d<latitude>…!2s<name>…`. */
function shared(pb: string): EmbeddedMap | null {
  if (!/^(?:!\d+[a-z][^!]*)+$/.test(pb)) return null;
  const [, longitude, latitude] = new RegExp(`!2d(${COORDINATE})!3d(${COORDINATE})`).exec(pb) ?? [];
  const place = decoded(/!1s0x[\da-f]+(?::|%3A)0x[\da-f]+!2s([^!]+)/i.exec(pb)?.[1] ?? '');
  const at = longitude && latitude ? `${latitude},${longitude}` : '';
  if (!place && !at) return null;
  const view =
    place && at ? `https://www.google.com/maps/search/${encodeURIComponent(place)}/@${at},15z` : search(place || at);
  return {
    provider: 'Google Maps',
    iframe: `https://www.google.com/maps/embed?${new URLSearchParams({ pb })}`,
    view,
    place,
  };
}

function google({ pathname, searchParams: query }: URL): EmbeddedMap | null {
  const path = pathname.replace(/\/$/, '') || '/maps';
  if (path === '/maps/embed') return shared(query.get('pb') ?? '');
  const mine = query.get('mid') ?? '';
  if (path.endsWith('/maps/d/embed') || /^\/maps\/d\/u\/\d+\/embed$/.test(path)) {
    if (!/^[\w.-]{6,100}$/.test(mine)) return null;
    const named = (page: string) => `https://www.google.com/maps/d/${page}?mid=${mine}`;
    return { provider: 'Google Maps', iframe: named('embed'), view: named('viewer'), place: '' };
  }
  const place = query.get('q')?.trim() ?? '';
  const isKeyed = /^\/maps\/embed\/v1\/(?:place|search)$/.test(path) && query.has('key');
  if (!place || !(isKeyed || (path === '/maps' && query.get('output') === 'embed'))) return null;
  const parameters = isKeyed ? only(query, ['key', 'q', 'zoom']) : only(query, ['q', 'll', 'z', 't', 'output']);
  return { provider: 'Google Maps', iframe: `https://www.google.com${path}?${parameters}`, view: search(place), place };
}

function openStreetMap({ pathname, searchParams: query }: URL): EmbeddedMap | null {
  const bounds = query.get('bbox')?.split(',') ?? [];
  const isNumber = (text: string) => new RegExp(`^${COORDINATE}$`).test(text);
  if (pathname !== '/export/embed.html' || bounds.length !== 4 || !bounds.every(isNumber)) return null;
  const iframe = `https://www.openstreetmap.org${pathname}?${only(query, ['bbox', 'layer', 'marker'])}`;
  const marker = query.get('marker')?.split(',') ?? [];
  const [west = '', south = '', east = '', north = ''] = bounds;
  const [latitude = '', longitude = ''] = marker;
  const shown: Record<string, string> =
    marker.length === 2 && marker.every(isNumber)
      ? { mlat: latitude, mlon: longitude }
      : { minlon: west, minlat: south, maxlon: east, maxlat: north };
  return {
    provider: 'OpenStreetMap',
    iframe,
    view: `https://www.openstreetmap.org/?${new URLSearchParams(shown)}`,
    place: '',
  };
}

export function mapAt(address: string | null | undefined): EmbeddedMap | null {
  const spelt = address?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https?:/i.test(spelt) || !URL.canParse(spelt)) return null;
  const url = new URL(spelt);
  if (GOOGLE.test(url.hostname)) return google(url);
  return /^(?:www\.)?openstreetmap\.org$/.test(url.hostname) ? openStreetMap(url) : null;
}
