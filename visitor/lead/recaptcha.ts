/**
 * Google's check against programs, where the operator has it. Its script is loaded when somebody touches a form, never
 * with a page.
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

const SITE_KEY = process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY;
/** A lead waits no longer for Google than this, ms: without a token the server decides. */
const PATIENCE = 4000;

/** The specification's way round it (section 5), outside production only; the server looks for itself. */
export function isRecaptchaBypassed(): boolean {
  return process.env.NODE_ENV !== 'production' && new URLSearchParams(window.location.search).get('bypass-recaptcha') === 'true';
}

let loading: Promise<void> | undefined;

/** Loads the script, once; what fails is tried again at the next touch. */
export function loadRecaptcha(): void {
  if (!SITE_KEY || isRecaptchaBypassed()) return;
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(SITE_KEY)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
    document.head.append(script);
  });
  loading.catch(() => {
    loading = undefined;
  });
}

async function execute(action: string): Promise<string | undefined> {
  if (!SITE_KEY) return undefined;
  loadRecaptcha();
  await loading;
  const { grecaptcha } = window;
  if (!grecaptcha) return undefined;
  await new Promise<void>((resolve) => {
    grecaptcha.ready(resolve);
  });
  return grecaptcha.execute(SITE_KEY, { action });
}

/** A fresh token; undefined where there is no reCAPTCHA, or it does not answer in time. @param action letters and underscores */
export async function recaptchaToken(action: string): Promise<string | undefined> {
  if (!SITE_KEY || isRecaptchaBypassed()) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([execute(action).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
