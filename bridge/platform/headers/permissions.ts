/**
 * What no page of this site uses, and no frame in one may: sensors, devices, payment, what advertising asks a browser for.
 * The rest is not listed, for each page carries every letter: its default is "the page itself, and a frame whose `allow` says
 * so". Players may do what a film needs (components/VideoFacade), and "Share" may copy a link. Frames come from few origins anyway (IFRAME_ORIGINS).
 */
const OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The Permissions-Policy of every page. The site finds out where somebody is without the browser's geolocation (docs/privacy.md). */
export const permissionsPolicy = (): string => OFF.map((name) => `${name}=()`).join(',');
