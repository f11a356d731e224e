import styled from 'styled-components';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { Link } from '../Link/Link';
import { useIsKnown, useSite } from '../site-context';
import { media } from '@footbridge/shared/breakpoints';

/** The whole card is clickable; only its link is focusable. */
const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-content: start;
  gap: var(--space-5);
  li {
    position: relative;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--radius);
    background: var(--color-primary-100);
  }
  p {
    margin: var(--space-3) 0 var(--space-1);
    line-height: 1.4;
    text-wrap: balance;
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    li {
      display: grid;
      grid-template-columns: 104px 1fr;
      column-gap: var(--space-4);
      align-content: center;
    }
    img {
      grid-row: 1 / 3;
      aspect-ratio: 1.3;
    }
    p {
      align-self: end;
      margin: 0;
    }
    a {
      align-self: start;
    }
  }
  a {
    color: var(--color-interactive);
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/**
 * The brand's navigation promos (specification, section 2) that are configured to be rendered, and lead somewhere.
 * @param from index of the first, modulo their number; @param count all by default
 */
export function PromoCards({ from = 0, count }: { from?: number; count?: number }) {
  const isKnown = useIsKnown();
  const promos = useSite().navPromos.filter(
    ({ render, callrail, link }) => render !== false && (callrail || isKnown(link)),
  );
  const start = from % (promos.length || 1);
  const turned = [...promos.slice(start), ...promos.slice(0, start)];
  return (
    <Root className="promos plain-list">
      {turned.slice(0, count).map(({ id, image, text, link, linkText, callrail }) => (
        <li key={id}>
          <img src={image} alt="" width={480} height={320} loading="lazy" />
          <p>{text}</p>
          {callrail ? (
            <PhoneLink>
              Call <CallNumber />
            </PhoneLink>
          ) : (
            link && <Link href={link}>{linkText ?? text}</Link>
          )}
        </li>
      ))}
    </Root>
  );
}
