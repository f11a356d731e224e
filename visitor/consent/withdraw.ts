import { wasAskedHere } from '@/site-config/consent-vendors';

import { dropJar } from '../analytics/jar';
import { removeCookie } from '../cookies';
import { allowedCategories } from './state';

/** A cookie may have been set for the host or for the domain around it; each is another cookie. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
}

function dropCookies(beginnings: readonly string[]): void {
  try {
    const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*$/s, ''));
    for (const name of names.filter((own) => beginnings.some((beginning) => own.startsWith(beginning)))) {
      for (const domain of domains(window.location.hostname)) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  } catch {
    // Blocked: then there are none.
  }
}

/** Takes away what vendors left that may not be here now: after a withdrawal, here or in another tab, and under Global Privacy Control. */
export function clearRefused(): void {
  const allowed = allowedCategories();
  if (!allowed.includes('marketing')) removeCookie('footbridge-visitor');
  for (const { id, category, cookies } of wasAskedHere) {
    if (allowed.includes(category)) continue;
    dropJar(id);
    dropCookies(cookies);
  }
}
