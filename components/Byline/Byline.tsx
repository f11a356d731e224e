import { ContributorCard, type ContributorView } from '../ContributorCard/ContributorCard';
import * as S from './Byline.styles';

export interface BylineView {
  people: (ContributorView & { role: string })[];
  updated: string | null;
}

/** The page's author, editor and reviewer with pictures, and its last update. */
export function Byline({ people, updated }: BylineView) {
  if (people.length === 0 && !updated) return null;
  return (
    <S.Root className="byline">
      {people.map(({ role, ...person }) => (
        <ContributorCard key={person.id} person={person} role={role} size={48} />
      ))}
      {updated && <p>Last updated {updated}</p>}
    </S.Root>
  );
}
