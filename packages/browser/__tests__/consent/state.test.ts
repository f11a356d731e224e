/** @jest-environment jest-fixed-jsdom */
const privacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

/** The module as a new page has it. */
async function page() {
  jest.resetModules();
  return import('@footbridge/browser/consent/state');
}

beforeEach(() => {
  privacyControl(undefined);
  document.cookie = 'footbridge-consent=; path=/; max-age=0';
});

describe('the visitor’s consent', () => {
  it('is nothing before they said anything, and then nothing is allowed', async () => {
    const { allowedCategories, consentState } = await page();
    expect(consentState.getState().chosen).toBeNull();
    expect(allowedCategories()).toEqual([]);
  });

  it('stays for the next page, in a cookie without a number of theirs', async () => {
    const { decide } = await page();
    decide(['analytics', 'functional']);
    expect(document.cookie).toMatch(/^footbridge-consent=[0-9a-z]+\.functional\.analytics$/);
    const { allowedCategories, consentState } = await page();
    expect(consentState.getState().chosen).toEqual(['functional', 'analytics']);
    expect(allowedCategories()).toEqual(['functional', 'analytics']);
  });

  it('is looked up again when another tab changed it', async () => {
    const { consentState, decide, refreshConsent } = await page();
    decide(['analytics']);
    const listener = jest.fn();
    consentState.subscribe(listener);
    refreshConsent();
    expect(listener).not.toHaveBeenCalled();
    document.cookie = `${document.cookie.replace('.analytics', '')}; path=/`;
    refreshConsent();
    expect(consentState.getState().chosen).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is valid for the page where cookies are blocked', async () => {
    const { allowedCategories, decide, refreshConsent } = await page();
    jest.spyOn(console, 'warn').mockReturnValue();
    const blocked = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('blocked');
    });
    decide(['analytics']);
    refreshConsent();
    expect(allowedCategories()).toEqual(['analytics']);
    blocked.mockRestore();
  });
});

describe('Global Privacy Control', () => {
  it('refuses statistics and advertising, also where they were allowed before', async () => {
    const { allowedCategories, decide } = await page();
    decide(['functional', 'analytics', 'marketing']);
    privacyControl(true);
    expect(allowedCategories()).toEqual(['functional']);
  });

  it('leaves no vendor to consent to', async () => {
    privacyControl(true);
    expect((await page()).availableCategories()).toEqual(['functional']);
  });
});
