import { Rating } from '../Rating/Rating';
import { useSite } from '../site-context';
import * as S from './ReviewQuotes.styles';

export interface ReviewView {
  id: number;
  /** "Dana K.", or "Anonymous" (specification, section 5). */
  author: string;
  /** "on Google"; null if unknown. */
  source: string | null;
  date: string | null;
  rating: number | null;
  comments: string;
}

/** Reviews as quotes. With `lead` the first one is large. */
export function ReviewQuotes({ reviews, lead = false }: { reviews: ReviewView[]; lead?: boolean }) {
  const { quoteImage } = useSite();
  return (
    <S.Root className="plain-list" data-lead={lead || undefined}>
      {reviews.map(({ id, author, source, date, rating, comments }, i) => (
        <S.Item key={id}>
          <figure>
            {lead && i === 0 && <S.Mark src={quoteImage} alt="" width={48} height={48} loading="lazy" />}
            <blockquote>{comments}</blockquote>
            <figcaption>
              <b>{author}</b>
              <span>{[source, date].filter(Boolean).join(', ')}</span>
              {rating !== null && <Rating value={rating} />}
            </figcaption>
          </figure>
        </S.Item>
      ))}
    </S.Root>
  );
}
