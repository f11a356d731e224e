import { Rating } from '../Rating/Rating';
import { useSite } from '../site-context';

export interface ReviewView {
  id: number;
  /** "Dana K.", or "Anonymous" (specification, section 5). */
  author: string;
  /** Where it was written: "on Google"; null where that is not known. */
  source: string | null;
  date: string | null;
  rating: number | null;
  comments: string;
}

/** Reviews as quotes. `lead` sets the first in large type, beside the others. */
export function ReviewQuotes({ reviews, lead = false }: { reviews: ReviewView[]; lead?: boolean }) {
  const { quoteImage } = useSite();
  return (
    <ul className="review-quotes plain-list" data-lead={lead || undefined}>
      {reviews.map(({ id, author, source, date, rating, comments }, i) => (
        <li className="review-quotes-item" key={id}>
          <figure>
            {lead && i === 0 && <img className="review-quotes-mark" src={quoteImage} alt="" width={48} height={48} loading="lazy" />}
            <blockquote>{comments}</blockquote>
            <figcaption>
              <b>{author}</b>
              <span>{[source, date].filter(Boolean).join(', ')}</span>
              {rating !== null && <Rating value={rating} />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
