import {
  isValues,
  LAYOUT,
  layoutOf,
  listOf,
  valuesIn,
  type Field,
  type ReferenceField,
  type Value,
  type Values,
} from '../fields/field';
import { renderContent } from '../editing/paragraphs';
import { edgeTo, plainConnection } from './connection';
import { visiblePost, visibleUser, type RequestContext } from './context';

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

/** As WPGraphQL for ACF answers: a group without values is an object of nulls, a select a list, an unset list null. */
export const fieldAnswers = (
  fields: readonly Field[],
  values: Values,
  context: RequestContext,
): Record<string, () => unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, () => answer(field, values[field.name], context)]));

function answer(field: Field, value: Value | undefined, context: RequestContext): unknown {
  switch (field.kind) {
    case 'flag':
      return value ?? false;
    case 'text':
      if (field.isHtml && value) return `${renderContent(String(value))}\n`;
      return value ? `${String(value)}${field.suffix ?? ''}` : null;
    case 'choice':
      return field.isList && value !== undefined ? [value].flat() : (value ?? null);
    case 'reference': {
      const found = [value ?? []].flat().flatMap((id) => nodeOf(field.to, Number(id), context) ?? []);
      if (field.isEdge) return edgeTo(found[0] ?? null);
      return found.length > 0 ? plainConnection(found) : null;
    }
    case 'group':
      if (field.isNullable && value === undefined) return null;
      return fieldAnswers(field.fields, valuesIn(value), context);
    case 'rows':
      return orNull(
        listOf(value).flatMap<object>((row) => {
          const layout = isValues(row) && layoutOf(field, row);
          return layout ? { ...fieldAnswers(layout.fields, row, context), [LAYOUT]: layout.name } : [];
        }),
      );
    default:
      // An empty number is null, and so is 0, as in WPGraphQL for ACF.
      return value || null;
  }
}

function nodeOf(to: ReferenceField['to'], id: number, context: RequestContext): object | null {
  const { store, make } = context;
  if (to === 'user') return visibleUser(store.userById(id), context);
  if (to !== 'term') return visiblePost(store.post(id), context);
  const term = store.term(id);
  return term && make('term', term);
}
