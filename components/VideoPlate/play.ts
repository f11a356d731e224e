import { openFrame } from '../Plate/open-frame';

/** Loaded by the first click on a plate, not before. */

const PLAYERS: Record<string, (id: string, rest: string) => string> = {
  youtube: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
  vimeo: (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
};

/**
 * Puts the player in the place of its plate and starts it.
 * @param plate link with `data-video`, as bridge/wordpress/html/embeds.ts draws it; one that names no player is followed
 */
export function play(plate: HTMLAnchorElement): void {
  const [provider = '', id = '', rest = ''] = (plate.dataset.video ?? '').split('/');
  const player = Object.hasOwn(PLAYERS, provider) ? PLAYERS[provider] : undefined;
  const address = player?.(encodeURIComponent(id), encodeURIComponent(rest)) ?? null;
  openFrame(plate, {
    address,
    plateClass: 'video-plate',
    title: 'Video',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  });
}
