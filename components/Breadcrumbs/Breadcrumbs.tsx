import { Link } from '../Link/Link';
import * as S from './Breadcrumbs.styles';

/** A link in view props. */
export interface LinkView {
  title: string;
  url: string;
}

/** The breadcrumb trail from the front page to the parent page; nothing for a page directly below the front page. */
export function Breadcrumbs({ trail }: { trail: LinkView[] }) {
  if (trail.length === 0) return null;
  return (
    <S.Root className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {[{ title: 'Home', url: '/' }, ...trail].map(({ title, url }) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ol>
    </S.Root>
  );
}
