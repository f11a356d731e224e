import type { GetPreviewSeedQuery } from '@/gql/graphql';
import type { PreviewRibbonFacts } from '../../wordpress/types';

type Node = NonNullable<GetPreviewSeedQuery['node']>;

/** WordPress's states, in its own words. */
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

/** A time as the site wrote it, in the site's own zone; null where there is none. */
export function siteTime(date: string | null | undefined): string | null {
  const [, text] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})/.exec(date ?? '') ?? [];
  const time = text && !text.startsWith('0000') ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) ? null : WHEN.format(time);
}

function stateOf({ status }: Node, hasAutosave: boolean): string {
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

/** Where WordPress's own form for a text is. In: its address for the editor's browser, and the text's number. */
export const editAddress = (wordPress: string, id: number | string): string =>
  `${wordPress}/wp-admin/post.php?post=${id}&action=edit`;

export interface RibbonInputs {
  node: Node;
  /** When what is drawn was saved, if that is newer than what is published. */
  savedAt: string | null;
  /** Where the page is, or will be. */
  path: string;
  /** WordPress's address for the editor's browser. */
  wordPress: string;
}

/** What the ribbon over a preview says. Nulls end here. */
export function ribbonFacts({ node, savedAt, path, wordPress }: RibbonInputs): PreviewRibbonFacts {
  const hasPassword = 'hasPassword' in node && node.hasPassword === true;
  const author = 'author' in node ? (node.author?.node.name ?? null) : null;
  return {
    state: stateOf(node, savedAt !== null) + (hasPassword ? ', behind a password' : ''),
    author,
    date: dateOf(node, savedAt),
    editUrl: editAddress(wordPress, node.databaseId),
    // Nobody but an editor finds anything at a draft's or a private page's address.
    leaveUrl: node.status === 'publish' ? path : '/',
  };
}
