import type { DeviceClass } from '@footbridge/shared/vitals';

/** Televisions send "Android" without "Mobile", as tablets do. */
const TELEVISION = /\bTV\b|SmartTV|GoogleTV|CrKey|\bAFT[A-Z]/;
/** Android without "Mobile" is a tablet by Google's rule, except Opera Mini; Amazon's tablets (KF…) send "Mobile". */
const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|\bKF[A-Z]{2,}|Android(?!.*(?:Mobi|Opera Mini))/i;
const MOBILE = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|webOS/i;
/** Characters of the header that are read. */
const MAX_LENGTH = 512;

/**
 * Returns the device class by user agent (specification, section 9). An iPad that requests desktop pages counts as a Mac.
 * Layouts depend on the window's width, not on this.
 */
export function deviceClass(userAgent: string | null | undefined): DeviceClass {
  const agent = (userAgent ?? '').slice(0, MAX_LENGTH);
  if (TELEVISION.test(agent)) return 'desktop';
  if (TABLET.test(agent)) return 'tablet';
  return MOBILE.test(agent) ? 'mobile' : 'desktop';
}
