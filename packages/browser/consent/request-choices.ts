/** Part of the first load: remembers a click until the deferred dialog code has loaded. */
let isRequested = false;
let notify: () => void = () => undefined;

/** Requests the consent dialog; the "Privacy choices" button calls it. */
export function requestChoices(): void {
  isRequested = true;
  notify();
}

/** Calls `callback` once for each request, also for an earlier one. @returns a function that unsubscribes */
export function onChoicesRequested(callback: () => void): () => void {
  notify = () => {
    if (!isRequested) return;
    isRequested = false;
    callback();
  };
  notify();
  return () => {
    notify = () => undefined;
  };
}
