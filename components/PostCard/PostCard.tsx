import styled from 'styled-components';
import type { ImageView } from '@footbridge/bridge/wordpress/types';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { TitleText } from '../TitleText/TitleText';
import { media } from '@footbridge/shared/breakpoints';

const Root = styled.article`
  display: grid;
  /* Not auto: a long word would make the column wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-6);
  border-top: 1px solid var(--color-line);
  img {
    order: -1;
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
    line-height: 1.3;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  p {
    margin-top: var(--space-3);
    text-wrap: pretty;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  ${media.general} {
    grid-template-columns: minmax(0, 40rem) 14rem;
    justify-content: space-between;
    img {
      order: 0;
    }
  }
`;

export interface PostCardView {
  id: number;
  title: string;
  /** The title as sanitized HTML if it has markup, else empty. */
  titleHtml: string;
  url: string;
  /** Category or type; may be empty, like the date. */
  label: string;
  date: string;
  excerpt: string;
  /** Replaces the excerpt of a search result: every second string is a word of the search. */
  marked?: readonly string[];
  picture: ImageView | null;
}

export interface PostCardProps {
  post: PostCardView;
  level: 2 | 3;
  /** Its picture is above the fold. */
  isFirst?: boolean;
}

/** An article, page or facility in a list. */
export function PostCard({
  post: { title, titleHtml, url, label, date, excerpt, marked, picture },
  level,
  isFirst,
}: PostCardProps) {
  const Heading = `h${level}` as const;
  const note = [label, date].filter(Boolean).join(' · ');
  return (
    <Root>
      <div>
        <Heading dir="auto">
          <Link href={url}>
            <TitleText text={title} html={titleHtml} />
          </Link>
        </Heading>
        {note && <small>{note}</small>}
        {(marked?.length || excerpt) && (
          <p>{marked?.length ? marked.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part)) : excerpt}</p>
        )}
      </div>
      {picture && (
        <Picture image={{ ...picture, alt: '' }} sizes="(min-width: 776px) 14rem, 100vw" priority={isFirst} />
      )}
    </Root>
  );
}
