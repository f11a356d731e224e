import styled from 'styled-components';
import { Link } from '../Link/Link';

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-6);
  color: var(--color-text-muted);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  li > * {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    text-decoration: none;
  }
  a:hover {
    border-color: currentColor;
  }
  /* Visible in forced colors, which remove the background. */
  & [aria-current]:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  & [aria-current] {
    border-color: transparent;
    background: var(--color-primary);
    color: var(--color-on-color);
    font-weight: 600;
  }
`;

/** The current part of a text. */
export interface PartView {
  /** From 1. */
  part: number;
  /** Number of parts. */
  count: number;
  /** URL of the first part; part N is at `${base}N/`. */
  base: string;
}

/** Links between the parts of a text on several pages. */
export function PartLinks({ part, count, base }: PartView) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return (
    <Root aria-label="Pages of this text">
      <span aria-hidden="true">Pages:</span>
      <ol>
        {numbers.map((number) => (
          <li key={number}>
            {number === part ? (
              <span aria-current="page">
                <span className="visually-hidden">Page </span>
                {number}
              </span>
            ) : (
              <Link href={number === 1 ? base : `${base}${number}/`}>
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
