/** Somewhere on a map. */
export interface Place {
  name: string;
  /** Its page on this site; null where the map stands on it. */
  url: string | null;
  latitude: number;
  longitude: number;
}

/** Places at one point, as a house's wards are: they share a marker. */
export interface Spot {
  latitude: number;
  longitude: number;
  places: Place[];
}

/** About a hundred metres: nearer to each other two markers can't be told apart. */
const rounded = (degrees: number): string => degrees.toFixed(3);

/** Places, by the points at which they lie, in their own order. */
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

/** Mercator's latitude: on a map places lie as far apart as there. */
const northing = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180)) * (180 / Math.PI);

/** From 25 to 85 %: no pin, which stands on its point, is cut off; in the middle where all have the same. */
function share(value: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most === least ? 50 : 25 + (60 * (value - least)) / (most - least);
}

/** Where spots lie to each other, for a picture of them: percentages from the left and the top. */
export function pinsOf(spots: readonly Spot[]): { left: string; top: string }[] {
  const [across, up] = [spots.map(({ longitude }) => longitude), spots.map(({ latitude }) => northing(latitude))];
  return spots.map((_, i) => ({
    left: `${share(across[i] ?? 0, across).toFixed(1)}%`,
    top: `${(110 - share(up[i] ?? 0, up)).toFixed(1)}%`,
  }));
}
