import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { Link } from '../Link/Link';
import { useIsKnown, useSite } from '../site-context';
import * as S from './PromoCards.styles';

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
    <S.Root className="promos plain-list">
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
    </S.Root>
  );
}
