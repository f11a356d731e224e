import { transformTools } from '@footbridge/bridge/pages/page/tools';
import type { TeamMemberFieldsFragment as TeamMember } from '@/gql/graphql';
import { contributorGroups } from '@/wp-templates/shared/team';
import '../run-template';

let lastId = 0;

function member(
  title: string,
  order: number | null,
  location: (string | null)[] | null = ['DSH'],
  categoryName = 'Writers',
): TeamMember {
  lastId += 1;
  const profile = { jobTitle: null, credentials: null, avatar: null, categories: [{ categoryName, order, location }] };
  return { databaseId: lastId, title, uri: null, isRestricted: false, contributorProfile: profile };
}

const names = (nodes: (TeamMember | null)[], code: 'DSH' | 'LAG' = 'DSH') =>
  contributorGroups(nodes, code, transformTools).map(({ name, people }) => [
    name,
    ...people.map((person) => person.name),
  ]);

describe('the team', () => {
  it('[S5.3] stands by order as numbers, those without one last, ties by name', () => {
    const nodes = [
      member('Zed', null),
      member('Ten', 10),
      member('Two', 2),
      member('Abe', null),
      member('Also two', 2),
      member('Half', 0.5),
      member('None', 0),
    ];
    expect(names(nodes)).toEqual([['Writers', 'None', 'Half', 'Also two', 'Two', 'Ten', 'Abe', 'Zed']]);
  });

  it('[S5.3] orders each category by its own number', () => {
    const both = member('Both', 1);
    both.contributorProfile?.categories?.push({ categoryName: 'Reviewers', order: 9, location: null });
    expect(names([both, member('Second', 2), member('First', 1, null, 'Reviewers')])).toEqual([
      ['Reviewers', 'First', 'Both'],
      ['Writers', 'Both', 'Second'],
    ]);
  });

  it('counts a category on the brands it names, and on all where it names none', () => {
    const nodes = [
      member('Here', 1, ['DSH', 'LAG']),
      member('There', 2, ['AHW']),
      member('Everywhere', 3, null),
      member('Anywhere', 4, []),
      member('Strange', 5, ['ARI']),
    ];
    expect(names(nodes)).toEqual([['Writers', 'Here', 'Everywhere', 'Anywhere']]);
    expect(names(nodes, 'LAG')).toEqual([['Writers', 'Here', 'Everywhere', 'Anywhere']]);
  });

  it('has no one in a category without a name', () => {
    const nobody = member('Nobody', 1, null, ' ');
    nobody.contributorProfile?.categories?.push(null);
    expect(names([nobody])).toEqual([]);
  });

  it('has a person once in a category, and no protected one', () => {
    const twice = member('Twice', 3);
    twice.contributorProfile?.categories?.push({ categoryName: 'Writers', order: 1, location: ['DSH'] });
    expect(names([twice, { ...member('Secret', 1), isRestricted: true }, null])).toEqual([['Writers', 'Twice']]);
  });
});
