import type { FacilityCardView } from '../FacilityCard/FacilityCard';

export interface FacilityFactsProps {
  card: FacilityCardView;
  treatments: string[];
  amenities: string[];
  accreditations: string[];
  license: string;
  mapUrl: string | null;
  videoUrl: string | null;
}

/** What is known of a facility, and nothing where nothing is known. */
export function FacilityFacts({ card, treatments, amenities, accreditations, license, mapUrl, videoUrl }: FacilityFactsProps) {
  const lists: [string, string[]][] = [
    ['Treatment', treatments],
    ['Amenities', amenities],
    ['Accreditation', accreditations],
    ['License', license ? [license] : []],
  ];
  return (
    <dl className="facility-facts">
      {card.address.length > 0 && (
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {card.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {mapUrl && <a href={mapUrl}>See it on a map</a>}
          </dd>
        </div>
      )}
      {card.phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={card.phone.tel}>{card.phone.display}</a>
          </dd>
        </div>
      )}
      {lists.map(
        ([name, values]) =>
          values.length > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ),
      )}
      {videoUrl && (
        <div>
          <dt>Video</dt>
          <dd>
            <a href={videoUrl}>Watch a tour</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
