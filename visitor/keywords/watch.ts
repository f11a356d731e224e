import { warnOnce } from '../lib/warn';
import { changeLocal, localState } from '../state/local';

/** The page's own title stands before all other headings. */
const heading = (): string | null => document.querySelector('main h1')?.textContent ?? null;

/** After a route change the view's chunk may still be on its way. */
function whenThere(act: () => void): () => void {
  if (heading() !== null) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (heading() === null) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Stores the substance that the page is about (specification, sections 3 and 5). The keywords are a chunk of their own.
 * @returns what ends the watch, to be called when the page is left
 */
export function watchHeading(): () => void {
  let isLeft = false;
  const read = async () => {
    try {
      const { detect } = await import('./detect');
      const substance = detect(heading());
      if (isLeft || !substance || substance === localState.getState().dynamicKeywords.substance) return;
      changeLocal(() => ({ dynamicKeywords: { substance } }));
    } catch (error) {
      warnOnce('the list of keywords did not come; the page goes on without it', error);
    }
  };
  const stop = whenThere(() => void read());
  return () => {
    isLeft = true;
    stop();
  };
}
