import { clientConfig } from '@/site-config/client-config';

import { loadInPage } from '../vendors/in-page';

/**
 * Google's check against programs, where the operator has it under an agreement. Its script is loaded when somebody who has
 * consented touches a form, never with a page; without it a form goes without a token, and the server asks for a second press.
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
/** A lead waits no longer for Google than this, ms: without a token the server decides. */
const PATIENCE = 4000;

/** The specification's way round it (section 5), outside production only; the server looks for itself. */
export function isRecaptchaBypassed(): boolean {
  return (
    process.env.NODE_ENV !== 'production' &&
    new URLSearchParams(window.location.search).get('bypass-recaptcha') === 'true'
  );
}

/** Null where it may not come. */
const load = (siteKey: string): Promise<void> | null =>
  loadInPage('recaptcha', `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);

/** Loads the script, once; what fails is tried again at the next touch. */
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

/** A fresh token; undefined where there is no reCAPTCHA, the visitor has not consented, or it does not answer in time. @param action letters and underscores */
export async function recaptchaToken(action: string): Promise<string | undefined> {
  if (!SITE_KEY || isRecaptchaBypassed()) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([execute(SITE_KEY, action).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
