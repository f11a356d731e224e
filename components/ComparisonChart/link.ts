import { FILTER_PARTS } from '@/visitor/filters/shape';
import type { Choice, ComparisonView } from './views';

/** Nothing chosen, so that all is compared. */
export const NO_CHOICE: Choice = { treatment: [], amenities: [], facilities: [] };

/** What of a choice is still there to be compared; editors may have taken a service or a facility away. */
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
 * A choice as the end of an address. Behind the `#`: browsers send that part to no server, neither when the link is opened
 * nor as a referrer, so it is in nobody's log. It names facilities and services, nothing of who made it.
 * @returns '' for a choice of nothing
 */
export function hashOf(choice: Choice): string {
  const parts = FILTER_PARTS.flatMap((part) =>
    choice[part].length > 0 ? `${part}=${choice[part].map(encodeURIComponent).join(',')}` : [],
  );
  return parts.length > 0 ? `#compare?${parts.join('&')}` : '';
}

/** A name may have a comma: that one is escaped, those between names are not. Rubbish names nothing that is there. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/** @returns the choice in an address's hash, or null where it is none of these; what it names may not be there */
export function choiceIn(hash: string): Choice | null {
  const [, query] = /^#compare\?(.*)$/.exec(hash) ?? [];
  if (query === undefined) return null;
  const parts = new Map(
    query.split('&').map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
  );
  const read = (part: string): string[] => (parts.get(part) ?? '').split(',').map(decoded).filter(Boolean);
  return { treatment: read('treatment'), amenities: read('amenities'), facilities: read('facilities') };
}
