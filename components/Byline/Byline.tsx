import { ContributorCard, type ContributorView } from '../ContributorCard/ContributorCard';
import * as S from './Byline.styles';

export interface BylineView {
  people: (ContributorView & { role: string })[];
  updated: string | null;
  /** How long the text takes to read; null for a short text. */
  minutes?: number | null;
}

/** The page's author, editor and reviewer with pictures, its last update and its reading time. */
export function Byline({ people, updated, minutes }: BylineView) {
  const facts = [updated && `Last updated ${updated}`, minutes && `${minutes} min read`].filter(Boolean).join(' · ');
  if (people.length === 0 && !facts) return null;
  return (
    <S.Root className="byline">
      {people.map(({ role, ...person }) => (
        <ContributorCard key={person.id} person={person} role={role} size={48} />
      ))}
      {facts && <p>{facts}</p>}
    </S.Root>
  );
}
