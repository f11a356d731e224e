import { Avatar } from '../Avatar/Avatar';
import { Link } from '../Link/Link';
import * as S from './ContributorCard.styles';

export interface ContributorView {
  id: number;
  name: string;
  url: string | null;
  jobTitle: string;
  credentials: string;
  /** URLs by size, smallest first (specification, section 3 "avatar"). */
  avatar: string[];
}

interface ContributorCardProps {
  person: ContributorView;
  /** "Written by" */
  role?: string;
  size?: number;
}

/** A person's picture, name and role. */
export function ContributorCard({
  person: { name, url, jobTitle, credentials, avatar },
  role,
  size,
}: ContributorCardProps) {
  const full = [name, credentials].filter(Boolean).join(', ');
  return (
    <S.Root className="contributor-card">
      <Avatar name={name} urls={avatar} size={size} />
      <div>
        {role && <small>{role} </small>}
        {url ? <Link href={url}>{full}</Link> : <b>{full}</b>}
        {jobTitle && <small>{jobTitle}</small>}
      </div>
    </S.Root>
  );
}

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
