import styled from 'styled-components';
import { Link } from '../Link/Link';
import { useIsKnown, useSite } from '../site-context';
import { THEME_PATHS } from '../theme-paths';
import { media } from '@footbridge/shared/breakpoints';

const Root = styled.nav`
  padding-inline: var(--gutter);
  border-block: 1px solid var(--color-line);
  li + li {
    border-top: 1px solid var(--color-line);
  }
  a {
    position: relative;
    display: block;
    height: 100%;
    padding: var(--space-5) var(--space-7) var(--space-5) 0;
    color: inherit;
    text-decoration: none;
    text-wrap: balance;
  }
  a::after {
    content: '';
    position: absolute;
    top: 2.6rem;
    right: var(--space-5);
    width: 0.6rem;
    height: 0.6rem;
    border: solid var(--color-interactive);
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
    transition: translate var(--transition);
  }
  a:hover::after {
    translate: 6px;
  }
  b {
    display: block;
    margin-bottom: var(--space-1);
    color: var(--color-interactive);
    font: var(--weight-heading) var(--text-2xl)/1.25 var(--font-heading);
    letter-spacing: var(--tracking-heading);
  }
  ${media.desktop} {
    ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
    li + li {
      border: solid var(--color-line);
      border-width: 0 0 0 1px;
    }
    li + li a {
      padding-left: var(--space-6);
    }
    a {
      padding-block: var(--space-6);
    }
    a::after {
      top: 3.1rem;
    }
  }
`;

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
    <Root aria-label="Who are you looking for help for?">
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
    </Root>
  );
}
