import type { Values } from '../fields/field';

export const EDITED_TYPES = ['page', 'post', 'facility', 'contributor'] as const;
/** Types with an editor. */
export type EditedType = (typeof EDITED_TYPES)[number];
/**
 * A status that an editor may request; `future` needs a future date, and a future date turns `publish` into `future`.
 */
export type RequestedStatus = 'draft' | 'pending' | 'private' | 'future' | 'publish';
/** A post's state in lists. */
export type EditedStatus = RequestedStatus | 'trash';

/** An edit form as it was sent. What is left out stays as it is. */
export interface EditInput {
  /** null: a new one. */
  id: number | null;
  type: EditedType;
  /** `EditForm.version` of the rendered form; without it nothing is checked and the last save wins. */
  version?: string | undefined;
  title?: string | undefined;
  /** Block-editor HTML, or plain text whose blank lines divide paragraphs. */
  content?: string | undefined;
  slug?: string | undefined;
  /** `draft`, `pending` … for saveDraft, publish, update; each has its own default. */
  status?: RequestedStatus | undefined;
  /** Local time of the site: 2026-03-02T09:00 or with seconds. */
  date?: string | undefined;
  /** Pages only; 0 for none. */
  parentId?: number | undefined;
  /** Fields by name (fields/model.ts), unchecked. Links without an address are dropped, as in WordPress. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

export interface FieldError {
  /** `title`, `content`, `slug`, `status`, `date`, `parentId`, `label`; the name of a field's input; else `form`. */
  field: string;
  /** A sentence for the editor. */
  message: string;
}

/** The result of an edit. A refused one has changed nothing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** A post as its edit form shows it. */
export interface EditForm {
  id: number;
  type: EditedType;
  status: EditedStatus;
  /** As typed, without typography and paragraphs. */
  title: string;
  content: string;
  slug: string;
  date: string;
  modified: string;
  parentId: number;
  values: Values;
  /** To be sent back with the form. */
  version: string;
  /** Changes of a published one that visitors do not see: Update publishes them. The form's fields are those of the published one. */
  autosave: {
    title: string;
    content: string;
    slug: string;
    values: Values;
    savedAt: string;
    by: string;
  } | null;
  /** Its address on the site; null as long as it has none. */
  viewUrl: string | null;
  /** As FaustWP writes it. */
  previewUrl: string;
  /** The last user who saved here, or null. */
  editedBy: string | null;
}

/** A line of `edit.php`. */
export interface ListedPost {
  id: number;
  type: EditedType;
  title: string;
  status: EditedStatus;
  slug: string;
  path: string | null;
  date: string;
  modified: string;
  author: string;
  parentId: number;
  hasAutosave: boolean;
  /** Whether an edit here created or changed it. */
  isEdited: boolean;
}

export interface ListedMenu {
  id: number;
  name: string;
  location: 'PRIMARY' | 'FOOTER' | 'SOCIAL';
  /** In menu order; `depth` 0 is the top. */
  items: { id: number; label: string; url: string; depth: number }[];
}

/** A webhook that waits, was accepted or was refused. */
export interface WebhookState {
  id: string;
  /** ISO time. */
  renderedAt: string;
  /** The kinds of its events, for people: "node, list". */
  about: string;
  state: 'waiting' | 'accepted' | 'refused';
  tries: number;
  /** The site's last response, for people; '' before the first try. */
  answer: string;
  /** How many cached pages the site invalidated. */
  pages: number | null;
}

export interface WebhooksState {
  /** false: there is no FOOTBRIDGE_SECRET, so nothing is sent. */
  isConfigured: boolean;
  waiting: number;
  /** Newest first. */
  last: WebhookState[];
}
