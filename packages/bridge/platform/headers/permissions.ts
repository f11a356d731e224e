/**
 * Features that no page of this site, and no iframe in one, may use. The others keep their default, "the page itself, and an iframe
 * whose `allow` names the feature", because every page sends this header.
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

export const PERMISSIONS_POLICY = OFF.map((name) => `${name}=()`).join(',');
