import { z } from 'zod';

/** What WordPress's columns hold, bytes. */
const LONGEST = { author: 245, email: 100, comment: 65_525 };
/** All fields at their longest, every byte of them escaped, and their names. */
export const MOST_BYTES = 3 * (LONGEST.author + LONGEST.email + LONGEST.comment) + 1024;

export type CommentField = keyof typeof LONGEST;
export type FieldProblem = 'missing' | 'too-long' | 'invalid';
export type Typed = Record<CommentField, string>;

export interface CommentFields extends Typed {
  parent: number | null;
}

const text = (longest: number) =>
  z
    .string()
    .min(1, 'missing')
    .refine((value) => Buffer.byteLength(value) <= longest, 'too-long');

const schema = z.object({
  author: text(LONGEST.author),
  email: text(LONGEST.email).refine((value) => z.email().safeParse(value).success, 'invalid'),
  comment: text(LONGEST.comment),
});

/** A database id in a query or a form field; null for anything else. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** What was typed, as it goes back into the form. */
export function typedIn(form: URLSearchParams): Typed {
  const value = (name: CommentField) => (form.get(name) ?? '').trim();
  return { author: value('author'), email: value('email'), comment: value('comment') };
}

/** Whether a program filled in the field that nobody sees. */
export const isTrapped = (form: URLSearchParams): boolean => Boolean(form.get('website'));

const problemSchema = z.enum(['missing', 'too-long', 'invalid']);

/** What is wrong with the fields, the first problem of each; empty when all is well. */
export function fieldProblems(typed: Typed): Partial<Record<CommentField, FieldProblem>> {
  const problems: Partial<Record<CommentField, FieldProblem>> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    const [field] = path;
    if (field === 'author' || field === 'email' || field === 'comment')
      problems[field] ??= problemSchema.catch('invalid').parse(message);
  }
  return problems;
}
