import { FRAME_ORIGINS, PLAYER_ORIGINS } from './security-policy';

/** What no page of this site uses, and no frame in one may: sensors, devices, payment, what advertising asks a browser for. */
const OFF = [
  'accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'compute-pressure', 'display-capture', 'gamepad', 'geolocation', 'gyroscope', 'hid',
  'identity-credentials-get', 'idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment',
  'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking',
] as const;

const list = (origins: readonly string[]): string => origins.map((origin) => `"${origin}"`).join(' ');

/**
 * The Permissions-Policy of every page. The site finds out where somebody is without the browser's geolocation
 * (docs/visitors.md); players may do what a film needs, and "Share" may copy a link.
 */
export function permissionsPolicy(): string {
  const used = {
    autoplay: `self ${list(PLAYER_ORIGINS)}`,
    'clipboard-write': 'self',
    'encrypted-media': `self ${list(PLAYER_ORIGINS)}`,
    fullscreen: `self ${list(FRAME_ORIGINS)}`,
    'picture-in-picture': `self ${list(PLAYER_ORIGINS)}`,
  };
  return [...OFF.map((name) => `${name}=()`), ...Object.entries(used).map(([name, who]) => `${name}=(${who})`)].join(', ');
}
