import type { Heading } from '@footbridge/bridge/wordpress/types';
import * as S from './TableOfContents.styles';

/** The table of contents of a long page: one line that opens on small screens, a column beside the text on wide ones. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <S.Root className="table-of-contents" aria-labelledby="contents">
      <S.List>
        <S.Line>
          <span>On this page</span>
        </S.Line>
        <h2 id="contents">On this page</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </S.List>
    </S.Root>
  );
}
