import { warnOnce } from '../lib/warn';
import { changeLocal, localState } from '../state/local';

/** Stores the substance that the page's title names (specification, sections 3 and 5). The keywords are a separate chunk. */
export async function detectSubstance(): Promise<void> {
  try {
    const { detect } = await import('./detect');
    const substance = detect(document.querySelector('main h1')?.textContent ?? null);
    if (!substance || substance === localState.getState().dynamicKeywords.substance) return;
    changeLocal(() => ({ dynamicKeywords: { substance } }));
  } catch (error) {
    warnOnce('the list of keywords did not load; the page works without it', error);
  }
}
