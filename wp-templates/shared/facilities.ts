import type { PlaceView, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { FacilityCardFieldsFragment } from '@/gql/graphql';
import { isListed } from '@footbridge/shared/listed';
import { stateOf } from '@/site-config/states';
import { plainExcerpt, plainTitle } from './text';

export interface PhoneView {
  display: string;
  tel: string;
}

/** An extension: "ext. 4", "x4", "#4". It is not dialed. */
const EXTENSION = /(?<!\s)\s*(?:[,;#]|ext|x(?=[.\s]*\d)).*$/is;

/** Returns an editor's number: American ones as (702) 555-0100, others unchanged. */
export function phoneView(typed: string | null | undefined): PhoneView | null {
  const whole = (typed ?? '').trim();
  const phone = whole.replace(EXTENSION, '');
  const extension = whole.slice(phone.length);
  const digits = phone.replace(/\D/g, '');
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area) return { display: `(${area}) ${exchange}-${line}${extension}`, tel: `tel:+1${area}${exchange}${line}` };
  if (digits.length < 7) return null;
  return { display: whole, tel: `tel:${phone.startsWith('+') ? '+' : ''}${digits}` };
}

export type Address = {
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
};

/** Returns a state's abbreviation; an unknown state unchanged. */
function stateLetters(details: Address | null | undefined): string {
  const written = details?.state?.trim() ?? '';
  return stateOf(written)?.abbreviation ?? written;
}

/** Returns "Las Vegas, NV". */
export function townLine(details: Address | null | undefined): string {
  return [details?.city?.trim(), stateLetters(details)].filter(Boolean).join(', ');
}

/** Returns the address's lines; none if it is empty. */
export function addressLines(details: Address | null | undefined): string[] {
  const region = [stateLetters(details), details?.postalCode].filter(Boolean).join(' ');
  return [details?.street, [details?.city, region].filter(Boolean).join(', ')].flatMap((line) => line?.trim() || []);
}

/** Returns the address's parts for structured data; null if it is empty. */
export function placeView(details: Address | null | undefined): PlaceView | null {
  const part = (text: string | null | undefined): string => text?.trim() ?? '';
  const place = {
    street: part(details?.street),
    city: part(details?.city),
    state: stateLetters(details),
    postalCode: part(details?.postalCode),
  };
  return Object.values(place).some(Boolean) ? place : null;
}

/** Returns the editor's fields; null for a protected page, whose fields WordPress returns to anyone. */
export function openDetails(node: FacilityCardFieldsFragment): FacilityCardFieldsFragment['facilityDetails'] {
  return node.isRestricted ? null : node.facilityDetails;
}

/** Returns a facility's card. */
export function facilityCard(node: FacilityCardFieldsFragment, tools: TransformTools): FacilityCardView {
  const details = openDetails(node);
  return {
    id: node.databaseId,
    name: plainTitle(node.title, tools),
    url: tools.link(node.uri),
    town: townLine(details),
    address: addressLines(details),
    phone: phoneView(details?.phone),
    summary: plainExcerpt(node.excerpt, tools),
    picture: tools.image(node.featuredImage?.node),
  };
}

/** Returns the slug in a facility's address, if a lead may contain it. */
export const facilitySlug = (url: string | null): string | undefined =>
  /\/([a-z0-9][a-z0-9-]*)\/$/.exec(url ?? '')?.[1];

/** Returns the cards of listed facilities by menu order, then by name. */
export function facilityCards(
  nodes: (FacilityCardFieldsFragment | null)[] | null | undefined,
  tools: TransformTools,
): FacilityCardView[] {
  return (nodes ?? [])
    .flatMap((node) => (node && isListed(node) ? node : []))
    .toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0) || (a.title ?? '').localeCompare(b.title ?? '', 'en'))
    .map((node) => facilityCard(node, tools));
}

/** Returns the first cards (0: all), of which only the very first has a picture. */
export const leadingCards = (cards: FacilityCardView[], number: number): FacilityCardView[] =>
  cards.slice(0, number || undefined).map((card, i) => (i === 0 ? card : { ...card, picture: null }));

/** Splits accreditations at semicolons, lines, and commas before a new name (not before "Inc."); each once. */
export function accreditationNames(texts: (string | null | undefined)[]): string[] {
  const names = texts
    .flatMap((text) => (text ?? '').split(/[;\n]|,\s*(?=[A-Z])(?!(?:Inc|Ltd|LLC|LLP|Co)\b)/))
    .flatMap((name) => name.trim() || []);
  return [...new Set(names)];
}
