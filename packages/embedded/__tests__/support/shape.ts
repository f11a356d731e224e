import type { Json } from './recordings';

/** Facts about a node's kind: the embedded response must have the recorded value, not only its type. */
const KIND =
  /^(?:__typename|is[A-Z]\w*|templateName|taxonomyName|contentTypeName|status|graphqlSingleName|hasNextPage|hasPreviousPage)$/;

/** Of the kinds above, what depends on how much content there is or on what an editor chose. */
const CHOSEN = new Set(['isMultiAuthor', 'isSticky', 'hasNextPage', 'hasPreviousPage']);

export interface ShapeOptions {
  /** Compare paging flags too: where both sides have enough content. */
  paging?: boolean;
  /** Keys whose value depends on the content, though their name is about the kind. */
  free?: string[];
}

/**
 * Returns how two responses differ in form, as readable lines: keys, types, facts about kind. Nulls match values where
 * content decides; a list's first entries represent all.
 */
export function differences(recorded: Json, embedded: Json, options: ShapeOptions = {}, path = 'answer'): string[] {
  const key = path.split('.').at(-1) ?? '';
  const isKind =
    KIND.test(key) && !options.free?.includes(key) && (!CHOSEN.has(key) || (options.paging && key.startsWith('has')));
  if (isKind && !isObject(recorded))
    return recorded === embedded ? [] : [`${path}: recorded ${show(recorded)}, embedded ${show(embedded)}`];
  if (recorded === null || embedded === null) return [];
  if (key === 'templates') return compareTemplates(recorded, embedded, path);
  if (Array.isArray(recorded) && Array.isArray(embedded)) {
    const [one] = recorded;
    const other = sameKind(one, embedded);
    return one === undefined || other === undefined ? [] : differences(one, other, options, `${path}.0`);
  }
  if (isObject(recorded) && isObject(embedded)) {
    const keys = new Set([...Object.keys(recorded), ...Object.keys(embedded)]);
    return [...keys].flatMap((name) => {
      const [a, b] = [recorded[name], embedded[name]];
      if (a === undefined) return [`${path}.${name}: only in the embedded answer`];
      if (b === undefined) return [`${path}.${name}: missing in the embedded answer`];
      return differences(a, b, options, `${path}.${name}`);
    });
  }
  return kindOf(recorded) === kindOf(embedded)
    ? []
    : [`${path}: recorded a ${kindOf(recorded)}, embedded a ${kindOf(embedded)}`];
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: Json) => (Array.isArray(value) ? 'list' : typeof value);
const show = (value: Json) => JSON.stringify(value);

/** The first entry of the same type as the recorded one: lists of several types may begin with another. */
function sameKind(one: Json | undefined, list: Json[]): Json | undefined {
  if (one === undefined || !isObject(one) || typeof one.__typename !== 'string') return list[0];
  return list.find((entry) => isObject(entry) && entry.__typename === one.__typename);
}

/** Candidates without the slugs and numbers in them: single-post-what-is-detox → single-post-*. */
function compareTemplates(recorded: Json, embedded: Json, path: string): string[] {
  const without = (name: Json) =>
    String(name).replace(/^(single-(?:post|facility|contributor)|page|category|tag|author)-.*$/, '$1-*');
  // A page below another is listed by its slug only, one at the top by slug and number: one kind either way.
  const general = (list: Json) => (Array.isArray(list) ? [...new Set(list.map(without))].join(' ') : show(list));
  return general(recorded) === general(embedded)
    ? []
    : [`${path}: recorded ${general(recorded)}, embedded ${general(embedded)}`];
}
