import type { CSSProperties } from 'react';
import * as S from './Rating.styles';

export interface RatingView {
  /** 1 to 5. */
  value: number;
  /** Number of reviews. */
  count: number;
}

/** A rating with two decimals (specification, section 9), and the number of reviews if known. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const style: CSSProperties & { '--share': string } = { '--share': `${value * 20}%` };
  return (
    <S.Root>
      <S.Stars style={style} aria-hidden>
        ★★★★★
      </S.Stars>
      <span>
        <b>{value.toFixed(2)}</b>
        <span className={count ? undefined : 'visually-hidden'}> out of 5</span>
        {count ? ` from ${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}` : null}
      </span>
    </S.Root>
  );
}
