import type { ImageView } from '@footbridge/bridge/wordpress/types';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { TitleText } from '../TitleText/TitleText';
import * as S from './PostCard.styles';

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
    <S.Root>
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
    </S.Root>
  );
}
