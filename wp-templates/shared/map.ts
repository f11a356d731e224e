import type { MapView } from '@/components/FacilityMap/FacilityMap';
import type { Place as MapPlace } from '@/components/FacilityMap/places';
import { addressLines, type Address } from './facilities';

interface Place extends Address {
  latitude?: number | null;
  longitude?: number | null;
}

/** Half of the map's height in degrees of latitude, about 1 km. */
const HALF_HEIGHT_DEGREES = 0.01;

/** Returns valid coordinates or null. WordPress returns null for 0. */
export function coordinates(place: Place | null | undefined): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = place ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Returns the URL of directions on OpenStreetMap, by coordinates or address; null without either. */
export function directionsUrl(place: Place | null | undefined): string | null {
  const at = coordinates(place);
  const to = at ? `${at.latitude},${at.longitude}` : addressLines(place).join(', ');
  return to ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}` : null;
}

/** Returns a facility's place on the map of all; null without coordinates. */
export function mapPlace(place: Place | null | undefined, name: string, url: string | null): MapPlace | null {
  const at = coordinates(place);
  return at && { name, url, ...at };
}

/** Returns the map of a place; null without coordinates. */
export function mapView(place: Place | null | undefined, name: string): MapView | null {
  const at = coordinates(place);
  if (!at) return null;
  const { latitude, longitude } = at;
  // Degrees of longitude shrink with the cosine of the latitude; the map is 16:9.
  const aside = (HALF_HEIGHT_DEGREES * 16) / 9 / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - aside, latitude - HALF_HEIGHT_DEGREES, longitude + aside, latitude + HALF_HEIGHT_DEGREES]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
  const embed = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return {
    name,
    latitude,
    longitude,
    embed: `https://www.openstreetmap.org/export/embed.html?${embed.toString()}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}
