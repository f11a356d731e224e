/** A place on a map. */
export interface Place {
  name: string;
  /** Its page on this site; null on that page. */
  url: string | null;
  latitude: number;
  longitude: number;
}

/** Places at one point, which share a marker. */
export interface Spot {
  latitude: number;
  longitude: number;
  places: Place[];
}

/** Rounds to about 100 m; closer markers would overlap. */
const rounded = (degrees: number): string => degrees.toFixed(3);

/** Groups places by their points, in order. */
export function spotsOf(places: readonly Place[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const place of places) {
    const key = `${rounded(place.latitude)} ${rounded(place.longitude)}`;
    const spot = spots.get(key);
    if (spot) spot.places.push(place);
    else spots.set(key, { latitude: place.latitude, longitude: place.longitude, places: [place] });
  }
  return [...spots.values()];
}

/** Returns the latitude in the Mercator projection. */
const northing = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180)) * (180 / Math.PI);

/** Returns a position of 25 to 85 %, so that no pin is cut off; the middle if all values are equal. */
function position(value: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most === least ? 50 : 25 + (60 * (value - least)) / (most - least);
}

/** Returns the spots' relative positions in percent from the left and the top. */
export function pinsOf(spots: readonly Spot[]): { left: string; top: string }[] {
  const [across, up] = [spots.map(({ longitude }) => longitude), spots.map(({ latitude }) => northing(latitude))];
  return spots.map((_, i) => ({
    left: `${position(across[i] ?? 0, across).toFixed(1)}%`,
    top: `${(110 - position(up[i] ?? 0, up)).toFixed(1)}%`,
  }));
}
