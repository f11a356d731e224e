import { ContributorCard, type ContributorView } from './ContributorCard';
import * as S from './ContributorCard.styles';

/** People's cards, as many beside each other as there is room for. */
export function ContributorList({ people }: { people: readonly ContributorView[] }) {
  return (
    <S.List className="plain-list">
      {people.map((person) => (
        <li key={person.id}>
          <ContributorCard person={person} size={72} />
        </li>
      ))}
    </S.List>
  );
}
