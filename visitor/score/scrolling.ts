import { changeLocal, localState } from '../state/local';
import { SCROLLED_MAX } from '../state/types';
import { raise } from './raise';

/** Share of the way, and ms between two looks (specification, section 9). */
const HALF = 0.5;
const THROTTLE = 100;

/** How much of the way down a page has been scrolled, 0 to 1; 0 where there is no way: a page without scroll is not scrolled. */
export function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

const isRecorded = (path: string): boolean => localState.getState().pagesScrolled50.includes(path);

/**
 * Raises the score once a page, when half of the way down has been scrolled; remembered across visits.
 * @param path of the page that is shown
 * @param isFirst of the document: who was faster than this late code has scrolled already. On a later page the window may
 *   still stand where the page before was left, so it counts only once it has been seen above the half.
 * @returns what ends the watch
 */
export function watchScroll(path: string, isFirst: boolean): () => void {
  if (isRecorded(path)) return () => undefined;
  let isArmed = isFirst;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
  const look = () => {
    timer = undefined;
    const isPast = scrolledShare() >= HALF;
    if (!isPast) isArmed = true;
    if (!isPast || !isArmed) return;
    stop();
    // Another tab may have recorded it meanwhile.
    let isNew = false;
    changeLocal(({ pagesScrolled50 }) => {
      isNew = !pagesScrolled50.includes(path);
      return { pagesScrolled50: isNew ? [...pagesScrolled50, path].slice(-SCROLLED_MAX) : pagesScrolled50 };
    });
    if (isNew) raise('scrolled');
  };
  function onScroll() {
    timer ??= setTimeout(look, THROTTLE);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  onScroll();
  return stop;
}
