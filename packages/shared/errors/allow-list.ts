/** Rebuilds values of unknown type from an allow list, so that fields which an SDK update or a hostile client adds are dropped. */

import { isFields, own, type Fields } from '../fields';

/** Returns what is sent in place of a value; undefined drops it. `siblings` is the object that contains the value. */
export type Rule = (value: unknown, siblings: Fields) => unknown;

/** Allows a string that matches the pattern. */
export const form =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Ids of events, traces and replays, with or without hyphens. */
export const id = form(/^[\da-f-]{8,36}$/i);
/** Identifiers in code: types, operations, levels. */
export const word = form(/^[\w$.<>[\]:*-]{1,100}$/);

/** Allows a scrubbed string. */
export const text =
  (scrub: (text: string) => string): Rule =>
  (value) =>
    typeof value === 'string' ? scrub(value) : undefined;

/** Allows a number or a boolean. */
export const plain: Rule = (value) =>
  typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;

export const or =
  (rule: Rule, fallback: unknown): Rule =>
  (value, siblings) =>
    rule(value, siblings) ?? fallback;

/** Allows an array's elements. @param max how many; the last ones if it is negative */
export const list =
  (rule: Rule, max = Infinity): Rule =>
  (value) =>
    Array.isArray(value)
      ? (max < 0 ? value.slice(max) : value.slice(0, max))
          .map((one) => rule(one, {}))
          .filter((one) => one !== undefined)
      : undefined;

const NAME = /^[\w. -]{1,60}$/;

/** Allows an object's named fields. @param others for all other fields; without it they are dropped */
export const fields =
  (rules: Readonly<Record<string, Rule>>, others?: Rule): Rule =>
  (value) => {
    if (!isFields(value)) return undefined;
    const unnamed = others ? Object.keys(value).filter((key) => NAME.test(key) && !Object.hasOwn(rules, key)) : [];
    const entries = [
      ...Object.entries(rules).map(([key, rule]) => [key, rule(own(value, key), value)] as const),
      ...unnamed.map((key) => [key, others?.(value[key], value)] as const),
    ];
    return Object.fromEntries(entries.filter(([, scrubbed]) => scrubbed !== undefined));
  };
