import './page-data';
import { waitFor } from '@testing-library/react';
import { startIslands } from '@footbridge/browser/islands/start';
import { setTheme } from '@footbridge/browser/theme';
import { browserTheme } from '@/components/browser/theme';
import { filledIn } from '@footbridge/browser/lead/values';
import { serve } from './serve';

import type { ReactNode } from 'react';

interface Watch {
  element: Element;
  rootMargin?: string;
  /** Reports that the element is within the margin of the window. */
  near: () => void;
}

setTheme(browserTheme);

/** The observed elements. */
const watches: Watch[] = [];

class Observer {
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    private readonly options?: IntersectionObserverInit,
  ) {}
  observe(element: Element): void {
    watches.push({
      element,
      rootMargin: this.options?.rootMargin,
      near: () => this.callback([{ isIntersecting: true }]),
    });
  }
  disconnect(): void {
    watches.length = 0;
  }
}

/** A page as the server sent it, with its script started. */
export interface IslandPage {
  host: HTMLElement;
  watches: readonly Watch[];
  /** The fields of each form that the browser submitted by itself, as without script. */
  sent: Record<string, string>[];
  /** Waits for `data-island-status`. */
  status: (status: string) => Promise<void>;
}

const sent: Record<string, string>[] = [];
let isListening = false;

/** jsdom can send no form itself. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    sent.push(Object.fromEntries(filledIn(event.target)));
  });
}

/** @param before what happens in the page before its script starts */
export function openIsland(node: ReactNode, before: (host: HTMLElement) => void = () => undefined): IslandPage {
  Object.assign(globalThis, { IntersectionObserver: Observer, requestIdleCallback: (act: () => void) => act() });
  watches.length = 0;
  sent.length = 0;
  listen();
  serve(node);
  const host = document.querySelector<HTMLElement>('[data-island]');
  if (!host) throw new Error('no island');
  before(host);
  startIslands();
  return {
    host,
    watches,
    sent,
    status: (status) => waitFor(() => expect(host.dataset.islandStatus).toBe(status), { timeout: 15_000 }),
  };
}
