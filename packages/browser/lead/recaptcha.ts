import { clientConfig } from '@footbridge/shared/site/client-config';

import { loadInPage } from '../vendors/in-page';

/**
 * Google reCAPTCHA, if the operator has an agreement. Its script is loaded when a visitor who has consented touches a form,
 * never with a page. Without it the form is sent without a token, and the visitor has to confirm it.
 */
interface Recaptcha {
  ready: (act: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SITE_KEY = clientConfig.settings.NEXT_PUBLIC_RECAPTCHA_SITE_KEY;
/** How long a lead waits for a token. */
const TIMEOUT_MS = 4000;

/** Returns whether the query bypasses reCAPTCHA (specification, section 5), outside production only. The server checks too. */
export function isRecaptchaBypassed(): boolean {
  return (
    process.env.NODE_ENV !== 'production' &&
    new URLSearchParams(window.location.search).get('bypass-recaptcha') === 'true'
  );
}

/** Returns null if the script is not allowed. */
const load = (siteKey: string): Promise<void> | null =>
  loadInPage('recaptcha', `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);

/** Loads the script once. A failure is retried at the next touch. */
export function loadRecaptcha(): void {
  if (SITE_KEY && !isRecaptchaBypassed()) load(SITE_KEY)?.catch(() => undefined);
}

async function execute(siteKey: string, action: string): Promise<string | undefined> {
  const loading = load(siteKey);
  if (!loading) return undefined;
  await loading;
  const { grecaptcha } = window;
  if (!grecaptcha) return undefined;
  await new Promise<void>((resolve) => {
    grecaptcha.ready(resolve);
  });
  return grecaptcha.execute(siteKey, { action });
}

/** Returns a new token; undefined without reCAPTCHA or consent, or after the timeout. @param action letters and underscores */
export async function recaptchaToken(action: string): Promise<string | undefined> {
  if (!SITE_KEY || isRecaptchaBypassed()) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  return Promise.race([execute(SITE_KEY, action).catch(() => undefined), timedOut]).finally(() => clearTimeout(timer));
}
