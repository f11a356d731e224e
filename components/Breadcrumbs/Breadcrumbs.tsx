import { Link } from '../Link/Link';
import * as S from './Breadcrumbs.styles';

/** A link as views know it. */
export interface LinkView {
  title: string;
  url: string;
}

/** The way from the front page down to this page, which stands below as the title and so is not repeated. */
export function Breadcrumbs({ trail }: { trail: LinkView[] }) {
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
