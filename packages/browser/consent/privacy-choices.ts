import { requestChoices } from '@footbridge/browser/consent/request-choices';

/** Starts the button at the page's end that opens the consent dialog (components/Footer). */
export function startPrivacyChoices(): void {
  document.querySelector('.privacy-choices')?.addEventListener('click', requestChoices);
}
