import { Link } from '../Link/Link';
import * as S from './PartLinks.styles';

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
    <S.Root aria-label="Pages of this text">
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
    </S.Root>
  );
}
