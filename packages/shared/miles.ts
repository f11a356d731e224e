/** Mean radius. */
const EARTH_RADIUS_MILES = 3958.7613;
/** Below it the distance has no number. */
const A_FEW_MILES = 7.5;
const FAR_MILES = 200;
const NEAR_STEP_MILES = 5;
const FAR_STEP_MILES = 50;

export interface Point {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Returns the great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)];
  const along = Math.cos(fromLatitude) * Math.cos(toLatitude) * haversine(radians(b.longitude - a.longitude));
  // Rounding can make the sum of antipodes greater than 1.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, haversine(toLatitude - fromLatitude) + along)));
}

/** Returns a distance in words, rounded, because an IP address or a ZIP code only locates a town. */
export function milesInWords(miles: number): string {
  if (miles < A_FEW_MILES) return 'A few miles away';
  const step = miles < FAR_MILES ? NEAR_STEP_MILES : FAR_STEP_MILES;
  return `About ${(Math.round(miles / step) * step).toLocaleString('en-US')} miles away`;
}
