import { requestChoices } from '@/visitor/consent/request-choices';

/** Starts the button at the page's end by which visitors change what they said of third parties (components/PrivacyChoices). */
export function startPrivacyChoices(): void {
  document.querySelector('.privacy-choices')?.addEventListener('click', requestChoices);
}
