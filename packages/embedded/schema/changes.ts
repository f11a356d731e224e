import { buildSchema, findBreakingChanges } from 'graphql';
import { compareTypes, typesByName } from './compare';

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
  const others = compareTypes(before, after).different.flatMap(({ type, missing, extra }): Change[] => {
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
