import { baseOf, POST_TYPES } from '../fields/declared';
import type { PostEntity } from '../store/types';

/** Types with an edit form: those with pages. */
export const EDITED_TYPES: readonly string[] = [
  'page',
  ...Object.keys(POST_TYPES).filter((type) => !['page', 'attachment'].includes(type) && baseOf(type) !== null),
];

/** An edit. What is left out stays as it is. */
export interface EditInput {
  /** null: a new post. */
  id: number | null;
  type: string;
  title?: string | undefined;
  /** Block-editor HTML, or plain text whose blank lines divide paragraphs. */
  content?: string | undefined;
  slug?: string | undefined;
  /** Fields by name (fields/model.ts), unchecked; null unsets one. References are ids. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** The result of an edit. A refused one has changed nothing; its errors are sentences for the editor. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: string[] };

export const isUnpublished = ({ status }: PostEntity): boolean => status === 'draft' || status === 'trash';
