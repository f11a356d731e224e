import { changeLocal, localState } from '../state/local';
import { MAX_SCROLLED } from '../state/types';
import { raise } from './raise';

/** Share of the page, and minimum time between two checks (specification, section 9). */
const HALF = 0.5;
const THROTTLE_MS = 100;

/** Returns how far down the page the window is scrolled, 0 to 1; 0 for a page that does not scroll. */
export function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Raises the score when half of the page has been scrolled, once for each path, across visits. */
export function watchScroll(path: string): void {
  if (localState.getState().pagesScrolled50.includes(path)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    timer = undefined;
    if (scrolledShare() < HALF) return;
    window.removeEventListener('scroll', onScroll);
    // Another tab may have recorded it.
    let isNew = false;
    changeLocal(({ pagesScrolled50 }) => {
      isNew = !pagesScrolled50.includes(path);
      return { pagesScrolled50: isNew ? [...pagesScrolled50, path].slice(-MAX_SCROLLED) : pagesScrolled50 };
    });
    if (isNew) raise('scrolled');
  };
  function onScroll() {
    timer ??= setTimeout(check, THROTTLE_MS);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  // The visitor may have scrolled before this code ran.
  onScroll();
}
