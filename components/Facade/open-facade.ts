/** Replaces click-to-load facades. Loaded at the first click on one. */

interface IframeOfFacade {
  /** Null if the facade has no allowed embed; its link is followed then. */
  address: string | null;
  /** Class of the facade, and prefix of the iframe's and the title's. */
  facadeClass: 'video-facade' | 'map-facade';
  /** The iframe's title, if the facade has no text. */
  title: string;
  /** Permissions policy. */
  allow?: string;
}

/** Replaces a facade by its player or map and focuses it. */
function openIframe(facade: HTMLAnchorElement, { address, facadeClass, title, allow }: IframeOfFacade): void {
  if (!address) {
    window.location.assign(facade.href);
    return;
  }
  const iframe = document.createElement('iframe');
  iframe.className = `${facadeClass}-frame`;
  iframe.src = address;
  iframe.title = facade.querySelector(`.${facadeClass}-title`)?.textContent ?? title;
  // `allow` includes fullscreen; both together cause a warning on the console.
  if (allow) iframe.allow = allow;
  else iframe.allowFullscreen = true;
  // YouTube and Google's keys need a referrer; only the origin is sent.
  iframe.referrerPolicy = 'strict-origin';
  facade.replaceWith(iframe);
  iframe.focus();
}

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Replaces a facade by its map.
 * @param facade link with `data-map` (packages/bridge/wordpress/html/embeds.ts); without a valid map it is followed
 */
export function showMap(facade: HTMLAnchorElement): void {
  const address = facade.dataset.map ?? '';
  const isMap = MAPS.some((map) => address.startsWith(map));
  openIframe(facade, { address: isMap ? address : null, facadeClass: 'map-facade', title: 'Map' });
}

const PLAYERS: Record<string, (id: string, rest: string) => string> = {
  youtube: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
  vimeo: (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
};

/**
 * Replaces a facade by its player and starts it.
 * @param facade link with `data-video` (packages/bridge/wordpress/html/embeds.ts); without a valid player it is followed
 */
export function playVideo(facade: HTMLAnchorElement): void {
  const [provider = '', id = '', rest = ''] = (facade.dataset.video ?? '').split('/');
  const player = Object.hasOwn(PLAYERS, provider) ? PLAYERS[provider] : undefined;
  const address = player?.(encodeURIComponent(id), encodeURIComponent(rest)) ?? null;
  openIframe(facade, {
    address,
    facadeClass: 'video-facade',
    title: 'Video',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  });
}

/** Replaces a link by its iframe (IframeFacade.tsx) and focuses it. */
export function showIframe(link: HTMLAnchorElement): void {
  const iframe = document.createElement('iframe');
  iframe.className = link.className;
  iframe.src = link.dataset.frame ?? link.href;
  iframe.title = link.dataset.frameTitle ?? '';
  // The page needs its scripts and origin.
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  iframe.referrerPolicy = 'strict-origin';
  link.replaceWith(iframe);
  iframe.focus();
}
