import styled from 'styled-components';
import type { ImageView } from '@footbridge/bridge/wordpress/types';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';

const Root = styled.article`
  display: grid;
  gap: var(--space-4);
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
  }
  h2 a,
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
  }
  p,
  address {
    margin-top: var(--space-2);
    text-wrap: pretty;
  }
  address {
    color: var(--color-text-muted);
  }
  div > a {
    display: inline-block;
    padding-block: var(--space-3);
    font-weight: 650;
  }
  .facility-card-town {
    margin: 0 0 var(--space-1);
    color: var(--color-brand);
    font-size: var(--text-xs);
    font-weight: 650;
  }
`;

export interface FacilityCardView {
  id: number;
  name: string;
  url: string | null;
  /** "Las Vegas, NV"; may be empty. */
  town: string;
  /** "About 25 miles away"; only in a list by distance. */
  distance?: string;
  address: string[];
  /** The facility's number. */
  phone: { display: string; tel: string } | null;
  summary: string;
  picture: ImageView | null;
}

export interface FacilityCardProps {
  facility: FacilityCardView;
  level?: 2 | 3;
  /** First in a list: its picture is half the window wide. */
  isLarge?: boolean;
  /** Its picture is above the fold. */
  isFirst?: boolean;
}

/** A facility's card: place, description, number. */
export function FacilityCard({ facility, level = 3, isLarge, isFirst }: FacilityCardProps) {
  const { name, url, town, distance, address, phone, summary, picture } = facility;
  const Heading = `h${level}` as const;
  return (
    <Root>
      {picture && (
        <Picture
          image={picture}
          sizes={
            isLarge
              ? '(min-width: 1280px) 682px, (min-width: 776px) 53vw, 100vw'
              : '(min-width: 1280px) 480px, (min-width: 776px) 38vw, 100vw'
          }
          priority={isFirst}
        />
      )}
      <div>
        {(town || distance) && <p className="facility-card-town">{[town, distance].filter(Boolean).join(' · ')}</p>}
        <Heading>{url ? <Link href={url}>{name}</Link> : name}</Heading>
        {summary && <p>{summary}</p>}
        {address.length > 0 && <address>{address.join(', ')}</address>}
        {phone && <a href={phone.tel}>{phone.display}</a>}
      </div>
    </Root>
  );
}
