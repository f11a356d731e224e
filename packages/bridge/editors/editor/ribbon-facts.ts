import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';
import type { ShownChanges } from '../../wordpress/render-scope';

export interface PreviewRibbonFacts {
  /** "Draft", "Scheduled", "Published, with changes that are not" … */
  state: string;
  author: string | null;
  /** "saved May 4, 2026 at 9:30 AM". */
  date: string | null;
  /** What it does not show of unsaved changes. */
  notShown: string | null;
  /** An address of WordPress: shown to editors only. */
  editUrl?: string;
  /** Site path of the public page, or of the front page when there is none. */
  leaveUrl?: string;
}

type Node = NonNullable<GetPreviewSeedQuery['node']>;

/** WordPress's own labels of its states. */
const STATES: Readonly<Record<string, string>> = {
  publish: 'Published',
  inherit: 'Published',
  draft: 'Draft',
  'auto-draft': 'Draft',
  pending: 'Pending review',
  future: 'Scheduled',
  private: 'Private',
  trash: 'In the trash',
};

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Returns a date of WordPress, in the site's time zone, for display; null without one. */
export function siteTime(date: string | null | undefined): string | null {
  const [, text] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})/.exec(date ?? '') ?? [];
  const time = text && !text.startsWith('0000') ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) ? null : WHEN.format(time);
}

const NOT_SHOWN: Readonly<Record<ShownChanges, string | null>> = {
  all: 'author, parent and date as saved',
  text: 'fields, picture, terms, template and slug as saved',
  nothing: 'changes not shown: WPGraphQL is older than 2.21 and the Footbridge plugin is missing',
  none: null,
  refused: null,
};

function publicationOf({ status }: Node, hasAutosave: boolean): string {
  const state = (status && Object.hasOwn(STATES, status) && STATES[status]) || 'Not published';
  if (!hasAutosave) return state;
  return status === 'publish' ? `${state}, with changes that are not` : `${state}, with newer changes`;
}

function dateOf(node: Node, savedAt: string | null): string | null {
  const [what, date] = savedAt
    ? ['saved', savedAt]
    : node.status === 'future'
      ? ['goes public', node.date]
      : node.status === 'publish'
        ? ['published', node.date]
        : ['saved', node.modified];
  const time = siteTime(date);
  return time && `${what} ${time}`;
}

/** Returns the URL of WordPress's editor for a text. @param wordPress URL for the editor's browser */
export const editUrlOf = (wordPress: string, id: number | string): string =>
  `${wordPress}/wp-admin/post.php?post=${id}&action=edit`;

/** Returns a text's state for an editor, such as "Draft, with newer changes". */
export function stateOf(node: Node, hasAutosave: boolean): string {
  const hasPassword = 'hasPassword' in node && node.hasPassword === true;
  return publicationOf(node, hasAutosave) + (hasPassword ? ', behind a password' : '');
}

export interface RibbonInputs {
  node: Node;
  /** The autosave's date and what is shown of it; null without one that is newer than the text. */
  saved: { at: string | null; shown: ShownChanges } | null;
  path: string;
  /** WordPress's URL for the editor's browser. */
  wordPress: string;
}

export function ribbonFacts({ node, saved, path, wordPress }: RibbonInputs): PreviewRibbonFacts {
  const author = 'author' in node ? (node.author?.node.name ?? null) : null;
  return {
    state: stateOf(node, saved !== null),
    author,
    date: dateOf(node, saved?.at ?? null),
    notShown: saved && NOT_SHOWN[saved.shown],
    editUrl: editUrlOf(wordPress, node.databaseId),
    // Visitors get a 404 at the path of a draft or a private page.
    leaveUrl: node.status === 'publish' ? path : '/',
  };
}
