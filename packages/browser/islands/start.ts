import { page } from '../page-data';
import { theme, type Island } from '../theme';
import { onIdle } from '../when-idle';
import { queueClicks } from './click-queue';

/** Distance from the window at which an island is hydrated. */
const MARGIN = '1000px 0px';

function watch(host: HTMLElement, island: Island): void {
  const when = host.dataset.islandWhen === 'touch' ? 'touch' : 'visible';
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    host.dataset.islandStatus = 'loading';
    try {
      await island.hydrate(host, page.path);
      host.dataset.islandStatus = 'hydrated';
    } catch {
      // The server's HTML stays and works as without script.
      host.dataset.islandStatus = 'failed';
    }
    clicks.release();
  };
  const clicks = queueClicks(host, when, () => void begin());
  host.dataset.islandStatus = 'waiting';
  for (const touch of ['focusin', 'pointerdown'])
    host.addEventListener(touch, () => void begin(), { once: true, passive: true });
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onIdle(() => void begin());
      },
      { rootMargin: MARGIN },
    );
    // The host has no box.
    observer.observe(host.firstElementChild ?? host);
  }
  if (island.hasStoredState?.()) void begin();
}

/** Starts the page's new islands: each is hydrated when it is near the window or first touched. `data-island-status` has its state. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-island-status])')) {
    const { island: name = '' } = host.dataset;
    const island = Object.hasOwn(theme.islands, name) ? theme.islands[name] : undefined;
    if (island) watch(host, island);
    else console.error(`Island ${name}: the theme has no such name`);
  }
}
