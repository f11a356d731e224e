/** Part of the first load: remembers a click until the deferred dialog code has loaded. */
let isRequested = false;
let notify: () => void = () => undefined;

function requestChoices(): void {
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

/** Starts the button at the page's end that opens the consent dialog (components/Footer). */
export function startPrivacyChoices(): void {
  document.querySelector('.privacy-choices')?.addEventListener('click', requestChoices);
}
