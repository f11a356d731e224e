import { Link } from '../Link/Link';
import { useSite } from '../site-context';
import * as S from './WaysIn.styles';

/** Links for different groups of readers. */
export function WaysIn() {
  const { admissionsPath, veteranPath } = useSite();
  const ways = [
    { url: admissionsPath, title: 'For me', text: 'What happens from the first call to the first day.' },
    { url: '/family-program/', title: 'For someone I love', text: 'How to help, what to say, and support for you.' },
    { url: veteranPath, title: 'For a veteran', text: 'Care alongside people who served, and how the VA may pay.' },
  ];
  return (
    <S.Root aria-label="Who are you looking for help for?">
      <ul>
        {ways.map(({ url, title, text }) => (
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
