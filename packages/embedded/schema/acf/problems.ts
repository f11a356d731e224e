import { acfFieldName, acfTypeName } from '../names';
import { isShown, placeOf } from './context';
import { CHOICE_TYPES, CONNECTED_TYPES, SILENT_TYPES } from './field-types';
import { allIn, FILLED_BY_PLUGIN, listsIn, type AcfField, type AcfGroup } from './json';

const called = (field: AcfField): string => `"${field.name || field.label}" (${field.key})`;

function pairs<T>(items: readonly T[], nameOf: (item: T) => string | null): [T, T][] {
  const first = new Map<string, T>();
  return items.flatMap((item): [T, T][] => {
    const name = nameOf(item);
    const known = name ? first.get(name) : undefined;
    if (name && !known) first.set(name, item);
    return known ? [[known, item]] : [];
  });
}

const hasValue = (field: AcfField): boolean => isShown(field) && !SILENT_TYPES.includes(field.type);

/** Returns fields of one list with the same GraphQL name: the later one replaces the first, even without a value. */
function equalNames(fields: readonly AcfField[]): string[] {
  const here = pairs(
    fields.filter((field, index) => hasValue(field) || fields.slice(0, index).some(hasValue)),
    acfFieldName,
  )
    .filter(([first, later]) => hasValue(first) && (hasValue(later) || !CONNECTED_TYPES[first.type]))
    .map(
      ([first, later]) =>
        `the fields ${called(first)} and ${called(later)} have one GraphQL name, "${acfFieldName(later)}".`,
    );
  return [...here, ...fields.flatMap((field) => listsIn(field).flatMap(equalNames))];
}

type Cloned = ReadonlyMap<string, AcfField[]>;

/** Returns the path by which a clone contains itself, if it does. */
function circle(cloned: Cloned, key: string, way: readonly string[] = []): string[] | null {
  if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
  for (const next of (cloned.get(key) ?? []).flatMap((field) => field.clone || [])) {
    const found = circle(cloned, next, [...way, key]);
    if (found) return found;
  }
  return null;
}

function clones(group: AcfGroup, cloned: Cloned): string[] {
  const fields = allIn(group.fields).filter((field) => field.type === 'clone');
  const dangling = fields.flatMap((field) =>
    (field.clone || [])
      .filter((key) => !cloned.has(key))
      .map((key) => `the field ${called(field)} clones ${key}, which is not there.`),
  );
  const way = circle(cloned, group.key);
  const isHere = way?.some((key) => key === group.key || fields.some((field) => field.key === key));
  return way && isHere ? [...dangling, `clones come back to where they began: ${way.join(' → ')}.`] : dangling;
}

const NO_CHOICES =
  'has no choices. If PHP adds them, list its key in FILLED_BY_PLUGIN (packages/embedded/schema/acf/json.ts)';

function flaws({ key, name, type, choices = {}, min, max, sub_fields = [], layouts = [] }: AcfField): string[] {
  const isEmpty = Object.keys(choices).length === 0 && !FILLED_BY_PLUGIN.includes(key);
  return [
    !name && !SILENT_TYPES.includes(type) && 'has no name',
    CHOICE_TYPES.includes(type) && isEmpty && NO_CHOICES,
    // ACF writes 0 for a list without a limit.
    min !== undefined && max && min > max && `has a min of ${min} and a max of ${max}`,
    ['group', 'repeater'].includes(type) && sub_fields.length === 0 && 'has no sub_fields',
    type === 'flexible_content' && layouts.length === 0 && 'has no layouts',
  ].filter((flaw) => typeof flaw === 'string');
}

export function findProblems(groups: readonly AcfGroup[]): string[] {
  const at = (group: AcfGroup, text: string): string => `${placeOf(group)}: ${text}`;
  const fields = groups.flatMap((group) => allIn(group.fields).map((field) => ({ field, group })));
  const cloned: Cloned = new Map([
    ...groups.map((group) => [group.key, allIn(group.fields)] as const),
    ...fields.map(({ field }) => [field.key, allIn([field])] as const),
  ]);
  return [
    ...pairs(groups, ({ key }) => key).map(([first, later]) =>
      at(later, `${placeOf(first)} has the key ${later.key}, too.`),
    ),
    ...pairs(fields, ({ field }) => field.key).map(([first, later]) =>
      at(
        later.group,
        `the field ${called(later.field)} has the key of "${first.field.name}" in ${placeOf(first.group)}.`,
      ),
    ),
    ...pairs(groups.filter(isShown), acfTypeName).map(([first, later]) =>
      at(later, `its GraphQL type would be ${acfTypeName(later)}, as that of ${placeOf(first)}.`),
    ),
    ...fields.flatMap(({ field, group }) =>
      flaws(field).map((flaw) => at(group, `the field ${called(field)} ${flaw}.`)),
    ),
    ...groups.flatMap((group) =>
      [...equalNames(group.fields), ...clones(group, cloned)].map((text) => at(group, text)),
    ),
  ];
}
