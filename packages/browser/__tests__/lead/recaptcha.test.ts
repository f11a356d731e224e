/** @jest-environment jest-fixed-jsdom */
import type * as Site from '@/site-config/site';
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

/** The module, in a build with that key, whose brand has an agreement and whose visitor has consented, or not. */
async function built(siteKey: string | undefined, { hasAgreement = true, consents = true } = {}) {
  jest.resetModules();
  jest.doMock('@/site-config/site', () => ({
    site: {
      ...jest.requireActual<typeof Site>('@/site-config/site').site,
      vendors: [{ id: 'recaptcha', hasAgreement }],
    },
  }));
  process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY = siteKey ?? '';
  const { decide } = await import('@footbridge/browser/consent/state');
  decide(consents ? ['functional'] : []);
  return import('@footbridge/browser/lead/recaptcha');
}

afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('reCAPTCHA', () => {
  it('is off without a key', async () => {
    const { loadRecaptcha, recaptchaToken } = await built(undefined);
    loadRecaptcha();
    expect(await recaptchaToken('callback')).toBeUndefined();
    expect(script()).toBeNull();
  });

  it.each([
    ['without consent', { consents: false }],
    ['without an agreement, whatever was consented to', { hasAgreement: false }],
  ])('is never loaded %s: the form goes without a token', async (_, circumstances) => {
    const { loadRecaptcha, recaptchaToken } = await built('site-key', circumstances);
    loadRecaptcha();
    expect(await recaptchaToken('callback')).toBeUndefined();
    expect(script()).toBeNull();
  });

  it('is loaded once, when a form is touched, and gives a token for each sending', async () => {
    const { loadRecaptcha, recaptchaToken } = await built('site-key');
    loadRecaptcha();
    loadRecaptcha();
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key');
    window.grecaptcha = { ready: (act) => act(), execute: (key, { action }) => Promise.resolve(`${key} ${action}`) };
    script()?.dispatchEvent(new Event('load'));
    expect(await recaptchaToken('insurance')).toBe('site-key insurance');
  });

  it('delays no lead: without an answer it is sent without a token', async () => {
    jest.useFakeTimers();
    const { recaptchaToken } = await built('site-key');
    const token = recaptchaToken('callback');
    await jest.advanceTimersByTimeAsync(4000);
    expect(await token).toBeUndefined();
  });

  it('is requested again after it could not be loaded', async () => {
    const { loadRecaptcha, recaptchaToken } = await built('site-key');
    const token = recaptchaToken('callback');
    script()?.dispatchEvent(new Event('error'));
    expect(await token).toBeUndefined();
    loadRecaptcha();
    expect(document.head.querySelectorAll('script')).toHaveLength(2);
  });

  it('[S5.15] is passed by with bypass-recaptcha=true, outside production', async () => {
    window.history.replaceState(null, '', '/contact/?bypass-recaptcha=true');
    const { isRecaptchaBypassed, loadRecaptcha } = await built('site-key');
    loadRecaptcha();
    expect([isRecaptchaBypassed(), script()]).toEqual([true, null]);
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(isRecaptchaBypassed()).toBe(false);
    env.restore();
  });
});
