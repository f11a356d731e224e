import { consentVendors } from '@footbridge/shared/vendors/consent';

import { removeVendorData } from '../vendors/vendor-data';
import { removeCookie } from '../state/cookies';
import { allowedCategories } from './state';

/** Returns the `domain` attributes under which a cookie may have been set: none, the host, each parent domain. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
}

function removeCookies(beginnings: readonly string[]): void {
  try {
    const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*$/s, ''));
    for (const name of names.filter((own) => beginnings.some((beginning) => own.startsWith(beginning)))) {
      for (const domain of domains(window.location.hostname)) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  } catch {
    // Cookies are blocked: there are none.
  }
}

/** Removes the cookies and data of vendors that are not allowed now: after a withdrawal, here or in another tab, and under Global Privacy Control. */
export function clearRefused(): void {
  const allowed = allowedCategories();
  if (!allowed.includes('marketing')) removeCookie('footbridge-visitor');
  for (const { id, category, cookies } of consentVendors()) {
    if (allowed.includes(category)) continue;
    removeVendorData(id);
    removeCookies(cookies);
  }
}
