import type { FacilityCardView } from '../FacilityCard/FacilityCard';
import { Facts } from '../Facts/Facts';

export interface FacilityFactsView {
  treatments: string[];
  amenities: string[];
  accreditations: string[];
  license: string;
  /** A map service's directions; null without address and coordinates. */
  directionsUrl: string | null;
  videoUrl: string | null;
}

/** The address and a link to directions. An embedded map would send the visitor's IP address to a third party. */
function Address({ lines, directionsUrl }: { lines: string[]; directionsUrl: string | null }) {
  return (
    <>
      {lines.length > 0 && (
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {directionsUrl && (
        <a href={directionsUrl} rel="noreferrer">
          Directions
        </a>
      )}
    </>
  );
}

/** A facility's facts, without its own number (docs/decisions/0038). Renders nothing without any. */
export function FacilityFacts({
  card: { address },
  directionsUrl,
  videoUrl,
  ...view
}: FacilityFactsView & { card: FacilityCardView }) {
  return (
    <Facts
      facts={[
        {
          name: 'Address',
          values:
            address.length > 0 || directionsUrl
              ? [<Address key="address" lines={address} directionsUrl={directionsUrl} />]
              : [],
        },
        { name: 'Treatment', values: view.treatments },
        { name: 'Amenities', values: view.amenities },
        { name: 'Accreditation', values: view.accreditations },
        { name: 'License', values: view.license ? [view.license] : [] },
        {
          name: 'Video',
          values: videoUrl
            ? [
                <a key="video" href={videoUrl} rel="noreferrer">
                  Watch a tour
                </a>,
              ]
            : [],
        },
      ]}
    />
  );
}
