import type { Heading } from '@/bridge/wordpress/types';
import * as S from './TableOfContents.styles';

/** The table of contents of a long page. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <S.Root className="table-of-contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </S.Root>
  );
}
