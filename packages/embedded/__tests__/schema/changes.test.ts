import { describeChanges, findChanges } from '@footbridge/embedded/schema/changes';

const BEFORE = `
type Query { page(id: ID): Page pages: [Page] }
interface Node { id: ID! }
type Page implements Node { id: ID! title: String views: Int segment: String notes: String }
type Old { id: ID! }
enum Kind { ONE TWO }
union Any = Page | Old
`;
const AFTER = `
type Query { page(id: ID, kind: Kind!): Page pages(first: Int): [Page] }
interface Node { id: ID! }
type Page implements Node { id: ID! title: String! views: String segment: [String] phone: String }
enum Kind { ONE THREE }
union Any = Page
type Facility { id: ID! }
`;

const table = (before: string, after: string): string[] => describeChanges(findChanges(before, after)).split('\n');

describe('What changed between two schemas', () => {
  test('lists what breaks queries first, then other changes, then what is new', () => {
    const weights = findChanges(BEFORE, AFTER).map(({ weight }) => weight);
    expect(weights).toEqual(
      [...weights].toSorted(
        (a, b) => ['breaking', 'changed', 'added'].indexOf(a) - ['breaking', 'changed', 'added'].indexOf(b),
      ),
    );
    expect(new Set(weights).size).toBe(3);
  });

  test.each([
    'breaking  Old was removed.',
    'breaking  Page.notes was removed.',
    'breaking  Page.views changed type from Int to String.',
    'breaking  Page.segment changed type from String to [String].',
    'breaking  TWO was removed from enum type Kind.',
    'breaking  Old was removed from union type Any.',
    'breaking  A required arg kind on Query.page was added.',
    'changed   Page.title: title: String → title: String!',
    'changed   Query.pages: pages: [Page] → pages(first: Int): [Page]',
    'added     Facility was added.',
    'added     Page.phone: phone: String',
    'added     Kind.THREE: THREE',
  ])('says “%s”', (line) => {
    expect(table(BEFORE, AFTER)).toContain(line);
  });

  test('names each change once, and counts them', () => {
    const lines = table(BEFORE, AFTER);
    expect(lines.filter((line) => line.includes('Page.views'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('7 breaking, 2 changed, 3 added, 0 theme.');
  });

  test('ignores order and descriptions', () => {
    expect(
      table('type Query { a: Int b(x: Int, y: Int): Int }', '"All" type Query { "B" b(y: Int, x: Int): Int a: Int }'),
    ).toEqual(['Nothing changed.']);
  });
});
