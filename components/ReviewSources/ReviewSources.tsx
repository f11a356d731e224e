import { Link } from '../Link/Link';
import * as S from './ReviewSources.styles';

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
    <S.Root aria-label="Reviews by source">
      <ul>
        {sources.map(({ name, url, count, isShown }) => (
          <li key={url}>
            <Link href={url} aria-current={isShown ? 'page' : undefined}>
              {name} <span>{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </S.Root>
  );
}
