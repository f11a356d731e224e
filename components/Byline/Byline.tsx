import styled from 'styled-components';
import { ContributorCard, type ContributorView } from '../ContributorCard/ContributorCard';
import { media } from '@footbridge/shared/breakpoints';
import { oneLine, openWide } from '../css/open-wide';

const Root = styled.details`
  ${openWide}
`;

const Line = styled.summary`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  ${oneLine}
`;

/** A byline without people. */
const Plain = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-2) var(--space-5);
  > div > p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  ${media.desktop} {
    flex-direction: column;
    align-items: start;
    padding-block: 0 var(--space-6);
  }
`;

export interface BylineView {
  people: (ContributorView & { role: string })[];
  updated: string | null;
  /** The last medical review: `2026-11-21`, "November 21, 2026"; null without a reviewer. */
  reviewed?: { day: string; text: string } | null;
  /** How long the text takes to read; null for a short text. */
  minutes?: number | null;
}

/** "Written by Elena Marsh, reviewed by Helen Novak": the first and the last, so that a phone shows both in a line. */
function line(people: BylineView['people']): string {
  const [first, last] = [people[0], people.length > 1 ? people.at(-1) : undefined];
  const end = last ? `, ${last.role.charAt(0).toLowerCase()}${last.role.slice(1)} ${last.name}` : '';
  return `${first?.role} ${first?.name}${end}`;
}

/**
 * The page's author, editor and reviewer with pictures, its last update, its last medical review and its reading time. On small
 * screens one line that opens, so that the text begins in the first window.
 */
export function Byline({ people, updated, reviewed, minutes }: BylineView) {
  const facts = [
    updated && `Last updated ${updated}`,
    reviewed && `Medically reviewed ${reviewed.text}`,
    minutes && `${minutes} min read`,
  ].filter(Boolean);
  if (people.length === 0)
    return facts.length > 0 ? (
      <Plain className="byline">
        <p>{facts.join(' · ')}</p>
      </Plain>
    ) : null;
  return (
    <Root className="byline">
      <Line>
        <span>{line(people)}</span>
      </Line>
      <People className="byline-people">
        {people.map(({ role, ...person }) => (
          <ContributorCard key={person.id} person={person} role={role} size={48} />
        ))}
        {facts.length > 0 && (
          <div>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        )}
      </People>
    </Root>
  );
}
