import { islands } from '@/components/Island/registry';
import { sentReference } from '@/visitor/lead/reference';
import { safeStorage } from '@/visitor/state/storage';

import { page } from '../page-data';
import { queueClicks } from './click-queue';

import type { FormName } from '@/shared/forms/names';
import type { IslandName } from '@/components/Island/registry';

const session = safeStorage('session');
const hasForm = (form: FormName): boolean =>
  session.getItem(`footbridge.draft.${form}`) !== null || sentReference(form) !== null;
/** A selected filter is stored as true. */
const hasChoice = (text: string | null): boolean => text?.includes(':true') ?? false;

const CHECKS: Partial<Record<IslandName, () => boolean>> = {
  CallbackForm: () => hasForm('callback'),
  FacilityQuestion: () => hasForm('facility-question'),
  InsuranceCheck: () => hasForm('insurance'),
  ComparisonChart: () =>
    window.location.hash.startsWith('#compare') ||
    hasChoice(session.getItem('footbridge.filters')) ||
    hasChoice(safeStorage('local').getItem('app-state')),
};

/** Returns whether storage has something that the island shows, such as a draft. It is hydrated at once then. */
const hasStoredState = (name: IslandName): boolean => CHECKS[name]?.() ?? false;

/** Distance from the window at which an island is hydrated. */
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
        if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void begin());
        else setTimeout(() => void begin());
      },
      { rootMargin: MARGIN },
    );
    // The host has no box.
    observer.observe(host.firstElementChild ?? host);
  }
  if (hasStoredState(name)) void begin();
}

/** Starts the page's new islands: each is hydrated when it is near the window or first touched. `data-island-status` has its state. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-island-status])')) {
    const name = host.dataset.island;
    if (isName(name)) watch(host, name);
    else console.error(`Island ${name}: components/Island/registry.ts has no such name`);
  }
}
