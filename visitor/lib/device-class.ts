import type { DeviceClass } from '@/shared/vitals';

/** Screens on a wall say "Android" without "Mobile", as tablets do. */
const TELEVISION = /\bTV\b|SmartTV|GoogleTV|CrKey|\bAFT[A-Z]/;
/** Android without "Mobile" is a tablet, by Google's own rule (Opera Mini apart); Amazon's (KF…) say "Mobile" all the same. */
const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|\bKF[A-Z]{2,}|Android(?!.*(?:Mobi|Opera Mini))/i;
const MOBILE = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|webOS/i;
/** Nothing after this names a device; a header may be of any length. */
const LONGEST = 512;

/**
 * Class of device by user agent (specification, section 9). An iPad that asks for desktop pages says it is a Mac, and
 * counts as one; layouts follow the window's width, not this.
 * @param userAgent the header or navigator.userAgent; absent is desktop
 */
export function deviceClass(userAgent: string | null | undefined): DeviceClass {
  const agent = (userAgent ?? '').slice(0, LONGEST);
  if (TELEVISION.test(agent)) return 'desktop';
  if (TABLET.test(agent)) return 'tablet';
  return MOBILE.test(agent) ? 'mobile' : 'desktop';
}
