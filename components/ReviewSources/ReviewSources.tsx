import styled from 'styled-components';
import { Link } from '../Link/Link';

const Root = styled.nav`
  margin-bottom: var(--space-6);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-button);
    font-size: var(--text-sm);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: var(--color-interactive-100);
  }
  /* Visible in forced colors, which remove the background. */
  a[aria-current]:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  a[aria-current] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-color);
  }
  span {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  @media print {
    display: none;
  }
`;

export interface SourceView {
  name: string;
  /** Site path of the first page of these reviews. */
  url: string;
  count: number;
  isShown: boolean;
}

/** Links to the reviews of each source. */
export function ReviewSources({ sources }: { sources: SourceView[] }) {
  if (sources.length === 0) return null;
  return (
    <Root aria-label="Reviews by source">
      <ul>
        {sources.map(({ name, url, count, isShown }) => (
          <li key={url}>
            <Link href={url} aria-current={isShown ? 'page' : undefined}>
              {name} <span>{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
