export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** For components/Facade: `youtube/ID[/seconds]`, `vimeo/ID[/key of an unlisted video]`. */
  key: string;
  watch: string;
}

const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** `90`, `90s`, `1m30s` → seconds. */
function seconds(time: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function youTube(url: URL, host: string): Video | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const inPath = ['embed', 'v', 'shorts', 'live'].includes(first) ? second : null;
  const id = host === 'youtu.be' ? first : (inPath ?? url.searchParams.get('v') ?? '');
  if (!YOUTUBE_ID.test(id) || id === 'videoseries') return null;
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  const watch = `https://www.youtube.com/watch?v=${id}`;
  return {
    provider: 'YouTube',
    key: `youtube/${id}${start ? `/${start}` : ''}`,
    watch: start ? `${watch}&t=${start}s` : watch,
  };
}

function vimeo(url: URL): Video | null {
  const [, id, inPath] = /\/(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const inQuery = /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  const rest = [id, inPath ?? inQuery].filter(Boolean).join('/');
  return { provider: 'Vimeo', key: `vimeo/${rest}`, watch: `https://vimeo.com/${rest}` };
}

/** Returns the video of a YouTube or Vimeo address in any of its forms; null for any other address. */
export function videoAt(address: string | null | undefined): Video | null {
  const spelt = address?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https?:/i.test(spelt) || !URL.canParse(spelt)) return null;
  const url = new URL(spelt);
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') return youTube(url, host);
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null;
}

const PROVIDERS: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'twitter.com': 'X',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'wordpress.tv': 'WordPress.tv',
  'videopress.com': 'VideoPress',
  'soundcloud.com': 'SoundCloud',
  'spotify.com': 'Spotify',
  'mixcloud.com': 'Mixcloud',
  'reverbnation.com': 'ReverbNation',
  'dailymotion.com': 'Dailymotion',
  'ted.com': 'TED',
  'tiktok.com': 'TikTok',
  'flickr.com': 'Flickr',
  'imgur.com': 'Imgur',
  'issuu.com': 'Issuu',
  'scribd.com': 'Scribd',
  'slideshare.net': 'SlideShare',
  'speakerdeck.com': 'Speaker Deck',
  'reddit.com': 'Reddit',
  'tumblr.com': 'Tumblr',
  'pinterest.com': 'Pinterest',
  'kickstarter.com': 'Kickstarter',
  'crowdsignal.com': 'Crowdsignal',
  'amazon.com': 'Amazon',
  'wolframcloud.com': 'Wolfram Cloud',
  'bsky.app': 'Bluesky',
  'google.com': 'Google',
};

/** Providers whose iframes editors paste; WordPress does not embed their addresses. */
const NAMES: Record<string, string> = {
  'wistia.com': 'Wistia',
  'wistia.net': 'Wistia',
  'loom.com': 'Loom',
  'openstreetmap.org': 'OpenStreetMap',
};

function providerOf(address: string, known = PROVIDERS): string | undefined {
  const host = new URL(address).hostname;
  return Object.entries(known).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1];
}

/** Whether WordPress turns an address into a player when it is a paragraph's whole text. */
export function isKnownProvider(address: string): boolean {
  return URL.canParse(address) && providerOf(address) !== undefined;
}

export function providerName(address: string): string {
  if (!URL.canParse(address)) return '';
  const { hostname, pathname } = new URL(address);
  if (/(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) && pathname.startsWith('/maps')) return 'Google Maps';
  if (/(?:^|\.)bing\.com$/.test(hostname) && pathname.startsWith('/maps')) return 'Bing Maps';
  return providerOf(address, { ...PROVIDERS, ...NAMES }) ?? hostname.replace(/^www\./, '');
}
