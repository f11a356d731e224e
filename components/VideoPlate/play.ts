/** Loaded by the first click on a plate, not before. */

const PLAYERS: Record<string, (id: string, rest: string) => string> = {
  youtube: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
  vimeo: (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
};

/**
 * Puts the player in the place of its plate and starts it.
 * @param plate link with `data-video`, as bridge/html/embeds.ts draws it; one that names no player is followed
 */
export function play(plate: HTMLAnchorElement): void {
  const [provider = '', id = '', rest = ''] = (plate.dataset.video ?? '').split('/');
  const address = Object.hasOwn(PLAYERS, provider) ? PLAYERS[provider]?.(encodeURIComponent(id), encodeURIComponent(rest)) : undefined;
  if (!address) {
    window.location.assign(plate.href);
    return;
  }
  const frame = document.createElement('iframe');
  frame.className = 'video-plate-frame';
  frame.src = address;
  frame.title = plate.querySelector('.video-plate-title')?.textContent ?? 'Video';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // YouTube refuses to play where no referrer comes at all; the page's path is nobody's business.
  frame.referrerPolicy = 'strict-origin';
  plate.replaceWith(frame);
  frame.focus();
}
