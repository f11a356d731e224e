import { z } from 'zod';
import { MAX_COMMENT_BYTES } from '@footbridge/shared/forms/names';

/** All fields at maximum length, percent-encoded, and their names. */
export const MAX_BODY_BYTES =
  3 * (MAX_COMMENT_BYTES.author + MAX_COMMENT_BYTES.email + MAX_COMMENT_BYTES.comment) + 1024;

export type CommentField = keyof typeof MAX_COMMENT_BYTES;
export type FieldProblem = 'missing' | 'too-long' | 'invalid';
export type Typed = Record<CommentField, string>;

export interface CommentFields extends Typed {
  parent: number | null;
}

const text = (maxBytes: number) =>
  z
    .string()
    .min(1, 'missing')
    .refine((value) => Buffer.byteLength(value) <= maxBytes, 'too-long');

const schema = z.object({
  author: text(MAX_COMMENT_BYTES.author),
  email: text(MAX_COMMENT_BYTES.email).refine((value) => z.email().safeParse(value).success, 'invalid'),
  comment: text(MAX_COMMENT_BYTES.comment),
});

/** Returns the database id in a query or form field; null for any other value. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

export function typedIn(form: URLSearchParams): Typed {
  const value = (name: CommentField) => (form.get(name) ?? '').trim();
  return { author: value('author'), email: value('email'), comment: value('comment') };
}

export const isTrapped = (form: URLSearchParams): boolean => Boolean(form.get('website'));

const problemSchema = z.enum(['missing', 'too-long', 'invalid']);

export function fieldProblems(typed: Typed): Partial<Record<CommentField, FieldProblem>> {
  const problems: Partial<Record<CommentField, FieldProblem>> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    const [field] = path;
    if (field === 'author' || field === 'email' || field === 'comment')
      problems[field] ??= problemSchema.catch('invalid').parse(message);
  }
  return problems;
}
