import { Link } from '../Link/Link';
import { useIsKnown, useSite } from '../site-context';
import { THEME_PATHS } from '../theme-paths';
import * as S from './WaysIn.styles';

/** Links for different groups of readers. */
export function WaysIn() {
  const { admissionsPath, veteranPath } = useSite();
  const ways = [
    { url: admissionsPath, title: 'For me', text: 'What happens from the first call to the first day.' },
    { url: THEME_PATHS.family, title: 'For someone I love', text: 'How to help, what to say, and support for you.' },
    { url: veteranPath, title: 'For a veteran', text: 'Care alongside people who served, and how the VA may pay.' },
  ];
  const isKnown = useIsKnown();
  const known = ways.filter(({ url }) => isKnown(url));
  if (known.length === 0) return null;
  return (
    <S.Root aria-label="Who are you looking for help for?">
      <ul>
        {known.map(({ url, title, text }) => (
          <li key={title}>
            <Link href={url}>
              <b>{title}</b>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </S.Root>
  );
}
