/** Answers of GraphQL with something wrong in them, at places that chance decides. */
import { fieldsOf, withValueAt, type AnswerField, type Place } from './answer-fields';

/** Of the fields of an answer, so many are wrong. */
const SHARE = 0.1;

const dataOf = (answer: unknown): unknown => Reflect.get(Object(answer), 'data');
/** The node itself missing is an answer, too: that there is none. */
const isBelowRoot = ({ place }: AnswerField): boolean => place.length > 1;

/** Spoils a tenth of the fields that may be spoilt, one at least. Changes the answer. */
function spoil(
  query: string,
  answer: unknown,
  random: () => number,
  may: (field: AnswerField) => boolean,
  other: (field: AnswerField) => unknown,
): unknown {
  const fields = fieldsOf(query, dataOf(answer)).filter(may);
  const sure = fields[Math.floor(random() * fields.length)];
  // From within: what is spoilt further out is then gone already.
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

/** Where GraphQL says that something failed. */
export const spoilt = (query: string, answer: unknown, random: () => number): Place => {
  const fields = fieldsOf(query, dataOf(answer)).filter(isBelowRoot);
  return fields[Math.floor(random() * fields.length)]?.place ?? ['generalSettings'];
};
