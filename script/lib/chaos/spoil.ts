/** Corrupts GraphQL responses at random places. */
import { fieldsOf, withValueAt, type AnswerField, type Place } from './answer-fields';

/** The share of a response's fields that become wrong. */
const SHARE = 0.1;

const dataOf = (answer: unknown): unknown => Reflect.get(Object(answer), 'data');
/** A missing root node is a valid response: it means that there is none. */
const isBelowRoot = ({ place }: AnswerField): boolean => place.length > 1;

/** Corrupts a tenth of the fields that may be wrong, at least one. Mutates the response. */
function spoil(
  query: string,
  answer: unknown,
  random: () => number,
  may: (field: AnswerField) => boolean,
  other: (field: AnswerField) => unknown,
): unknown {
  const fields = fieldsOf(query, dataOf(answer)).filter(may);
  const sure = fields[Math.floor(random() * fields.length)];
  // Innermost first: outer values that are corrupted later remove inner ones.
  for (const field of fields.toReversed())
    if (field === sure || random() < SHARE) withValueAt(dataOf(answer), field.place, other(field));
  return answer;
}

/** With null in some of the fields that may be null. */
export const withNulls = (query: string, answer: unknown, random: () => number): unknown =>
  spoil(
    query,
    answer,
    random,
    (field) => isBelowRoot(field) && !field.type.endsWith('!'),
    () => null,
  );

const OTHERS: readonly unknown[] = ['text', 7, true, {}, [], [7], { rendered: 'text' }];

/** With values of any type in some of the fields. */
export const withOtherTypes = (query: string, answer: unknown, random: () => number): unknown =>
  spoil(query, answer, random, isBelowRoot, () => OTHERS[Math.floor(random() * OTHERS.length)]);

/** Returns a corrupted response with GraphQL's error entries. */
export const spoilt = (query: string, answer: unknown, random: () => number): Place => {
  const fields = fieldsOf(query, dataOf(answer)).filter(isBelowRoot);
  return fields[Math.floor(random() * fields.length)]?.place ?? ['generalSettings'];
};
