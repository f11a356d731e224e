import { ContributorCard, type ContributorView } from '../ContributorCard/ContributorCard';
import * as S from './Byline.styles';

export interface BylineView {
  people: (ContributorView & { role: string })[];
  updated: string | null;
  /** The last medical review: `2026-11-21`, "November 21, 2026"; null without a reviewer. */
  reviewed?: { day: string; text: string } | null;
}

/** The page's author, editor and reviewer with pictures, its last update and its last medical review. */
export function Byline({ people, updated, reviewed }: BylineView) {
  const facts = [updated && `Last updated ${updated}`, reviewed && `Medically reviewed ${reviewed.text}`];
  const dates = facts.filter(Boolean).join(' · ');
  if (people.length === 0 && !dates) return null;
  return (
    <S.Root className="byline">
      {people.map(({ role, ...person }) => (
        <ContributorCard key={person.id} person={person} role={role} size={48} />
      ))}
      {dates && <p>{dates}</p>}
    </S.Root>
  );
}
