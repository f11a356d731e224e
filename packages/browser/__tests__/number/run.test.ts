/** @jest-environment jest-fixed-jsdom */
import { site } from '@/site-config/site';
import { localState } from '@footbridge/browser/state/local';
import { sessionState } from '@footbridge/browser/state/session';
import { currentVariant } from '@footbridge/browser/number/current';
import { rememberPath, updateNumber } from '@footbridge/browser/number/run';

import type { SpecifiedVariant } from '@/site-config/types';

const e164 = (variant: SpecifiedVariant) => site.callNumbers[variant].tel.slice(4);
const swap = jest.fn();
const dropCookie = () => {
  document.cookie = 'alumni-entrance=; max-age=0; path=/';
};
/** Microtasks that are due. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(async () => {
  sessionState.setState({ useVetPhone: false });
  localState.setState({ callTrackingIntentScore: 0 });
  dropCookie();
  Reflect.deleteProperty(window, 'CallTrk');
  updateNumber('/start/');
  await settled();
  swap.mockReset();
  Object.assign(window, { CallTrk: { swap } });
});

describe('the number of a visit', () => {
  it('[S7.13] stands on the body, E.164, as soon as the number changes', () => {
    expect(document.body).toHaveAttribute('data-call-number', e164('default'));
    localState.setState({ callTrackingIntentScore: 2 });
    updateNumber('/start/');
    expect(document.body).toHaveAttribute('data-call-number', e164('score2'));
    expect(document.body.dataset.callNumber).toMatch(/^\+1\d{10}$/);
  });

  it('[S4.15] a veteran path sets the flag, which stays for the session, and is in its storage', () => {
    rememberPath('/military-rehab/');
    updateNumber('/military-rehab/');
    expect(currentVariant()).toBe('veteran');
    updateNumber('/about/');
    expect(currentVariant()).toBe('veteran');
    expect(sessionStorage.getItem('footbridge.session')).toContain('"useVetPhone":true');
    expect(localStorage.getItem('footbridge.local')).not.toContain('useVetPhone');
  });

  it('[S2.14] the alumni section sets the cookie that marks the entrance, and its number stays', () => {
    rememberPath('/alumni/reunion/');
    expect(document.cookie).toContain('alumni-entrance=true');
    updateNumber('/about/');
    expect(currentVariant()).toBe('alumni');
    dropCookie();
    updateNumber('/about/');
    expect(currentVariant()).toBe('default');
  });
});

describe('the call-tracking script’s swap function', () => {
  it('[S4.7] [S7.13] is called for each page, after each change of the number, and not otherwise', async () => {
    jest.resetModules();
    const page = await import('@footbridge/browser/number/run');
    const state = await import('@footbridge/browser/state/local');
    page.updateNumber('/a/');
    expect(swap).toHaveBeenCalledTimes(1);
    page.updateNumber('/a/');
    expect(swap).toHaveBeenCalledTimes(1);
    state.localState.setState({ callTrackingIntentScore: 1 });
    page.updateNumber('/a/');
    expect(swap).toHaveBeenCalledTimes(2);
  });

  it('comes when the page already shows the number', async () => {
    let seen: string | undefined;
    swap.mockImplementation(() => {
      seen = document.body.dataset.callNumber;
    });
    updateNumber('/contact/');
    await settled();
    expect(seen).toBe(e164('specialPath'));
  });

  it('that throws is said on the console, and the page goes on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    swap.mockImplementation(() => {
      throw new TypeError('theirs');
    });
    updateNumber('/contact/');
    await settled();
    updateNumber('/about/');
    await settled();
    expect(swap).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(currentVariant()).toBe('default');
    warn.mockRestore();
  });
});
