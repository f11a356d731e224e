import { decode } from '@footbridge/shared/decode';
import { FILTER_PARTS } from '@footbridge/browser/filters/shape';
import type { Choice, ComparisonView } from './views';

/** Nothing selected, so that all is compared. */
export const NO_CHOICE: Choice = { treatment: [], amenities: [], facilities: [] };

/** Returns the part of a choice that still exists. */
export function fittingChoice(choice: Choice, { facilities, charts }: ComparisonView): Choice {
  const services = (id: string): string[] =>
    charts.find((chart) => chart.id === id)?.services.map(({ key }) => key) ?? [];
  const only = (chosen: string[], known: string[]): string[] => known.filter((key) => chosen.includes(key));
  return {
    treatment: only(choice.treatment, services('treatment')),
    amenities: only(choice.amenities, services('amenities')),
    facilities: only(
      choice.facilities,
      facilities.map(({ key }) => key),
    ),
  };
}

export function isEmptyChoice(choice: Choice): boolean {
  return FILTER_PARTS.every((part) => choice[part].length === 0);
}

/**
 * Returns a choice as a URL hash, which browsers send to no server, so that it is in no log.
 * @returns '' for an empty choice
 */
export function hashOf(choice: Choice): string {
  const parts = FILTER_PARTS.flatMap((part) =>
    choice[part].length > 0 ? `${part}=${choice[part].map(encodeURIComponent).join(',')}` : [],
  );
  return parts.length > 0 ? `#compare?${parts.join('&')}` : '';
}

/** Returns the choice in a URL hash; null for another hash. Its names may not exist. */
export function choiceIn(hash: string): Choice | null {
  const [, query] = /^#compare\?(.*)$/.exec(hash) ?? [];
  if (query === undefined) return null;
  const parts = new Map(
    query.split('&').map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
  );
  const read = (part: string): string[] => (parts.get(part) ?? '').split(',').flatMap((name) => decode(name, '') || []);
  return { treatment: read('treatment'), amenities: read('amenities'), facilities: read('facilities') };
}
