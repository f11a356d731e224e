import { buildSchema, findBreakingChanges, type DefinitionNode, parse, print, visit } from 'graphql';

/** A type's members by name, each as SDL: what the type is, what it implements, its fields, values or members. */
type Members = Map<string, string>;

export interface TypeDifference {
  type: string;
  missing: string[];
  extra: string[];
}

function membersOf(node: DefinitionNode): Members {
  const members: Members = new Map([['', node.kind]]);
  const add = (name: string, text = name): void => void members.set(name, text);
  if ('interfaces' in node) for (const type of node.interfaces ?? []) add(`implements ${type.name.value}`);
  if ('types' in node) for (const type of node.types ?? []) add(`= ${type.name.value}`);
  if ('values' in node) for (const value of node.values ?? []) add(value.name.value, print(value));
  if ('fields' in node) {
    for (const field of node.fields ?? []) {
      const args =
        'arguments' in field ? (field.arguments ?? []).toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1)) : [];
      add(field.name.value, print('arguments' in field ? { ...field, arguments: args } : field));
    }
  }
  return members;
}

export function typesByName(sdl: string): Map<string, Members> {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  });
  return new Map(
    document.definitions.flatMap((node) =>
      'name' in node && node.name ? [[node.name.value, membersOf(node)] as const] : [],
    ),
  );
}

const onlyIn = (one: Members | undefined, other: Members | undefined): string[] =>
  [...(one ?? [])].filter(([name, text]) => other?.get(name) !== text).map(([, text]) => text);

/** Compares two schemas type by type. A type that one does not have is a difference with all that it has. */
export function compareTypes(expected: string, actual: string): TypeDifference[] {
  const [left, right] = [typesByName(expected), typesByName(actual)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((type) => ({
      type,
      missing: onlyIn(left.get(type), right.get(type)),
      extra: onlyIn(right.get(type), left.get(type)),
    }))
    .filter(({ missing, extra }) => missing.length + extra.length > 0);
}

/** From worst to best: breaking, possibly surprising, new, and page templates of WordPress's theme. */
const WEIGHTS = ['breaking', 'changed', 'added', 'theme'] as const;

export interface Change {
  weight: (typeof WEIGHTS)[number];
  /** `FacilityDetails.phone`, or a type. */
  place: string;
  what: string;
}

const placeOf = (description: string): string =>
  /\b[A-Z_]\w*(?:\.\w+)?/.exec(description.replace(/^A /, ''))?.[0] ?? description;

const firstName = (member: string): string => /^(?:implements |= )?\w+/.exec(member)?.[0] ?? member;

function breakingChanges(before: string, after: string): Change[] {
  const [old, next] = [buildSchema(before, { assumeValidSDL: true }), buildSchema(after, { assumeValidSDL: true })];
  return findBreakingChanges(old, next).map(({ description }) => ({
    weight: 'breaking',
    place: placeOf(description),
    what: description,
  }));
}

/** WPGraphQL adds a type and a value for each page template of the active theme; the site renders its own templates. */
const isThemeTemplate = (place: string): boolean => /^(?:Template_\w+|ContentTemplateEnum\.\w+)$/.test(place);

const addition = (place: string, what: string): Change => ({
  weight: isThemeTemplate(place) ? 'theme' : 'added',
  place,
  what,
});

/** Returns the changes from one schema to the next: breaking ones first, then others, then additions. */
export function findChanges(before: string, after: string): Change[] {
  const old = typesByName(before);
  const breaking = breakingChanges(before, after);
  const others = compareTypes(before, after).flatMap(({ type, missing, extra }): Change[] => {
    const members = old.get(type);
    if (!members) return [addition(type, `${type} was added.`)];
    const gone = new Map(missing.map((text) => [firstName(text), text]));
    return extra.flatMap((text): Change[] => {
      const name = firstName(text);
      const place = `${type}.${name}`;
      const was = gone.get(name);
      if (!was) return [addition(place, `${place}: ${text}`)];
      const isKnown = breaking.some(({ what }) => what.includes(`${place} `) || what.includes(`${place}.`));
      return isKnown ? [] : [{ weight: 'changed', place, what: `${place}: ${was} → ${text}` }];
    });
  });
  return [...breaking, ...others].toSorted(
    (a, b) =>
      WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) || (a.place < b.place ? -1 : Number(a.place > b.place)),
  );
}

export const isSameModel = (changes: readonly Change[]): boolean => changes.every(({ weight }) => weight === 'theme');

/** Changes as a table of two columns, and a last line that counts them. */
export function describeChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed.';
  const rows = changes.map(({ weight, what }) => `${weight.padEnd(8)}  ${what}`);
  const counts = WEIGHTS.map((weight) => `${changes.filter((change) => change.weight === weight).length} ${weight}`);
  return [...rows, '', `${counts.join(', ')}.`].join('\n');
}
