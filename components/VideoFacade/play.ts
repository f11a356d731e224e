import { openIframe } from '../Facade/open-iframe';

/** Loaded at the first click on a facade. */

const PLAYERS: Record<string, (id: string, rest: string) => string> = {
  youtube: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
  vimeo: (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
};

/**
 * Replaces a facade by its player and starts it.
 * @param facade link with `data-video` (bridge/wordpress/html/embeds.ts); without a valid player it is followed
 */
export function play(facade: HTMLAnchorElement): void {
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
