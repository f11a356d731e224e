import { islands, type IslandName } from '@/components/Island/registry';

import { page } from '../page-data';
import { hasStoredState } from './stored-state';
import { queueClicks } from './click-queue';

/** How near the window an island is hydrated, before anybody touches it. */
const MARGIN = '1000px 0px';

const isName = (name: string | undefined): name is IslandName => name !== undefined && Object.hasOwn(islands, name);

function watch(host: HTMLElement, name: IslandName): void {
  const when = host.dataset.islandWhen === 'touch' ? 'touch' : 'visible';
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    host.dataset.islandStatus = 'loading';
    try {
      await islands[name].hydrate(host, page.path);
      host.dataset.islandStatus = 'hydrated';
    } catch {
      // The server's HTML stays, and does what it does without script.
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
        if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void begin());
        else setTimeout(() => void begin());
      },
      { rootMargin: MARGIN },
    );
    // The host has no box of its own.
    observer.observe(host.firstElementChild ?? host);
  }
  if (hasStoredState(name)) void begin();
}

/** Starts the page's islands: each is hydrated at its time, or at the first touch. `data-island-status` says how far it is. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = host.dataset.island;
    if (isName(name)) watch(host, name);
    else console.error(`Island ${name}: components/Island/registry.ts has no such name`);
  }
}
