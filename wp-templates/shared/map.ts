import type { MapView } from '@/components/FacilityMap/FacilityMap';
import type { Place as MapPlace } from '@/components/FacilityMap/places';
import { addressLines, type Address } from './facilities';

interface Place extends Address {
  latitude?: number | null;
  longitude?: number | null;
}

/** How far the map reaches to each side of the place, in degrees of latitude: about a kilometre. */
const REACH = 0.01;

/** Null unless both are numbers that a globe has. A field with 0 comes from WordPress as null. */
function coordinates(place: Place | null | undefined): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = place ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The way to a place on OpenStreetMap's own site: by coordinates where an editor gave them, else by address; null without either. */
export function directionsUrl(place: Place | null | undefined): string | null {
  const at = coordinates(place);
  const to = at ? `${at.latitude},${at.longitude}` : addressLines(place).join(', ');
  return to ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}` : null;
}

/** A facility of a list on the map of all; null where its coordinates are not known. */
export function mapPlace(place: Place | null | undefined, name: string, url: string | null): MapPlace | null {
  const at = coordinates(place);
  return at && { name, url, ...at };
}

/** OpenStreetMap's map around a place; null where its coordinates are not known. */
export function mapView(place: Place | null | undefined, name: string): MapView | null {
  const at = coordinates(place);
  if (!at) return null;
  const { latitude, longitude } = at;
  // A degree of longitude is shorter the further from the equator it lies; the map is wider than it is high.
  const aside = (REACH * 16) / 9 / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - aside, latitude - REACH, longitude + aside, latitude + REACH]
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
