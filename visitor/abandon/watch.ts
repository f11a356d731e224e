import { sessionState } from '../state/session';
import { ABANDON_EVENT } from './event';

/**
 * Signs that a visitor is about to leave. The modal that follows comes once a session and never stands in anybody's way:
 * nobody's back button is touched, and it is not shown to who is reading a dialog, filling in a form, watching a film, or
 * has tapped the call link; nor on a page that could not be shown, which says the same itself.
 */

/** On a page before anything is asked, ms. */
const FIRST_LOOK = 5000;
/** Without touch, scroll or key, ms. */
const IDLE = 60_000;

const BUSY = 'input, textarea, select, iframe, video, audio, [contenteditable=""], [contenteditable="true"]';

/** What has been typed waits to be sent, wherever the focus is: a field whose text is not the one it came with. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** The template of an error page is called by its status. */
const isErrorPage = (): boolean => document.querySelector('main[data-template="404"], main[data-template^="50"]') !== null;

/** This document's own; the first page is where the visitor came in. */
let entryPath: string | null = null;
let isBackAtEntry = false;
let isCalling = false;

function mayAsk(): boolean {
  const { isAbandonModalShown } = sessionState.getState();
  const isBusy = document.activeElement?.matches(BUSY) || hasTyped() || document.querySelector('dialog[open]') !== null;
  return !isAbandonModalShown && !isCalling && !isBusy && !isErrorPage() && document.visibilityState === 'visible';
}

function ask(): void {
  if (mayAsk()) window.dispatchEvent(new Event(ABANDON_EVENT));
}

/** Desktop: the pointer leaves the page at its top, where tabs and address are. */
function watchPointer(began: number): () => void {
  const { documentElement } = document;
  const onLeave = ({ clientY }: MouseEvent) => {
    if (clientY <= 0 && Date.now() - began >= FIRST_LOOK) ask();
  };
  documentElement.addEventListener('mouseleave', onLeave);
  return () => documentElement.removeEventListener('mouseleave', onLeave);
}

/** Touch: a minute of nothing while the page is in view. */
function watchIdle(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lastSign = Date.now();
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      const left = lastSign + IDLE - Date.now();
      if (left > 0) wait(left);
      else ask();
    }, ms);
  };
  const onSign = () => (lastSign = Date.now());
  const signs = ['scroll', 'pointerdown', 'keydown', 'visibilitychange'];
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  wait(IDLE);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}

/** Touch: back to the page the visitor came in by, from another of this site. Asked there, when that page stands. */
function watchBack(path: string, began: number): () => void {
  entryPath ??= path;
  const timer = isBackAtEntry && path === entryPath ? setTimeout(ask) : undefined;
  isBackAtEntry = false;
  const onBack = () => {
    isBackAtEntry = window.location.pathname === entryPath && path !== entryPath && Date.now() - began >= FIRST_LOOK;
  };
  window.addEventListener('popstate', onBack);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', onBack);
  };
}

function watchCalls(): () => void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) isCalling = true;
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/**
 * Watches one page for signs of leaving, and dispatches ABANDON_EVENT at the first.
 * @param path of the page that is shown
 * @returns what takes back every timer and listener
 */
export function watchLeaving(path: string): () => void {
  if (sessionState.getState().isAbandonModalShown) return () => undefined;
  const began = Date.now();
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  const ends = hasMouse ? [watchPointer(began)] : [watchIdle(), watchBack(path, began)];
  ends.push(watchCalls());
  return () => {
    for (const end of ends) end();
  };
}
