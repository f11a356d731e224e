import type { ButtonFields, StickyCtaFields } from '../store/front-matter';
import type { OptionsFields } from '../store/lists';

export const EDITED_TYPES = ['page', 'post', 'facility', 'contributor'] as const;
/** What can be written here. */
export type EditedType = (typeof EDITED_TYPES)[number];
/** What an editor may ask for; `future` needs a date to come, and a date to come makes `publish` into `future`. */
export type AskedStatus = 'draft' | 'pending' | 'private' | 'future' | 'publish';
/** A post's state in lists. */
export type EditedStatus = AskedStatus | 'trash';

export type { ButtonFields, OptionsFields, StickyCtaFields };

/** An edit form as it was sent. What is left out stays as it is. */
export interface EditInput {
  /** null: a new one. */
  id: number | null;
  type: EditedType;
  /** `EditForm.version` as the form was drawn with; without it nothing is checked and the last one to save wins. */
  version?: string | undefined;
  title?: string | undefined;
  /** Block-editor HTML, or plain text whose blank lines divide paragraphs. */
  content?: string | undefined;
  slug?: string | undefined;
  /** `draft`, `pending` … for saveDraft, publish, update; each has its own default. */
  status?: AskedStatus | undefined;
  /** Local time of the site: 2026-03-02T09:00 or with seconds. */
  date?: string | undefined;
  /** Pages only; 0 for none. */
  parentId?: number | undefined;
  /** Posts only: whether it stands above the others on the page of posts. */
  isSticky?: boolean | undefined;
  /** Pages, posts and facilities. Buttons without an address are dropped, as WordPress keeps no link without one. */
  stickyCta?: Partial<StickyCtaFields> | undefined;
}

export interface FieldError {
  /** `form` is what no single field is to blame for. */
  field: 'form' | 'title' | 'content' | 'slug' | 'status' | 'date' | 'parentId' | 'stickyCta' | 'label' | 'options';
  /** A sentence for the editor. */
  message: string;
}

/** What an edit came to. A refused one has changed nothing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** A post as its edit form shows it. */
export interface EditForm {
  id: number;
  type: EditedType;
  status: EditedStatus;
  /** As typed: neither typeset nor made into paragraphs. */
  title: string;
  content: string;
  slug: string;
  date: string;
  modified: string;
  parentId: number;
  isSticky: boolean;
  /** null for a type that has no bar of its own. */
  stickyCta: StickyCtaFields | null;
  /** To be sent back with the form. */
  version: string;
  /** Changes of a published one that visitors do not see: Update publishes them. The form's fields are those of the published one. */
  autosave: { title: string; content: string; savedAt: string; by: string } | null;
  /** Its address on the site; null as long as it has none. */
  viewUrl: string | null;
  /** As FaustWP writes it. */
  previewUrl: string;
  /** Who saved last, or null when nobody did here. */
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
  /** Whether an edit here made it or changed it. */
  isEdited: boolean;
}

export interface ListedMenu {
  id: number;
  name: string;
  location: 'PRIMARY' | 'FOOTER' | 'SOCIAL';
  /** In menu order; `depth` 0 is the top. */
  items: { id: number; label: string; url: string; depth: number }[];
}

/** A notice on its way to the site, or there. */
export interface NoticeState {
  id: string;
  /** ISO time. */
  madeAt: string;
  /** The kinds of its events, for people: "node, list". */
  about: string;
  state: 'waiting' | 'accepted' | 'refused';
  tries: number;
  /** What the site said last, for people; '' before the first try. */
  answer: string;
  /** How many kept pages the site makes anew. */
  pages: number | null;
}

export interface NoticesState {
  /** false: there is no FOOTBRIDGE_SECRET, so nothing is sent. */
  isConfigured: boolean;
  waiting: number;
  /** Newest first. */
  last: NoticeState[];
}
