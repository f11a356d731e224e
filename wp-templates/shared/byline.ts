import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { BylineFieldsFragment } from '@/gql/graphql';
import { contributorView } from './team';
import { isoDay, longDate } from './dates';

export interface BylineFacts {
  bylineInfo?: BylineFieldsFragment | null;
  /** WordPress's author: the fallback for an empty byline. */
  author?: { node?: { name?: string | null; uri?: string | null } | null } | null;
  modified?: string | null;
}

type Person = Extract<
  NonNullable<NonNullable<BylineFieldsFragment['author']>['nodes'][number]>,
  { __typename: 'FootbridgeContributor' }
>;

/** Labels of the roles. */
export const ROLES = { author: 'Written by', editor: 'Edited by', reviewer: 'Reviewed by' } as const;

/** Narrows a post_object field, whose type is ContentNode. */
function person(role: BylineFieldsFragment['author'] | undefined): Person | null {
  const node = role?.nodes[0];
  return node?.__typename === 'FootbridgeContributor' ? node : null;
}

/** Returns the people by role, each once (specification, sections 3 "byline_info" and 5). */
export function bylineRoles(info: BylineFieldsFragment | null | undefined) {
  const [author, editor, reviewer] = [person(info?.author), person(info?.editor), person(info?.reviewer)];
  const isSame = (a: Person | null, b: Person | null) => a?.databaseId === b?.databaseId;
  return {
    author,
    editor: isSame(editor, author) ? null : editor,
    reviewer: isSame(reviewer, author) || isSame(reviewer, editor) ? null : reviewer,
  };
}

/** Returns a page's byline, its last update and its last medical review. */
export function byline({ bylineInfo, author: user, modified }: BylineFacts, tools: TransformTools): BylineView {
  const { author, editor, reviewer } = bylineRoles(bylineInfo);
  const roles = [
    [ROLES.author, author],
    [ROLES.editor, editor],
    [ROLES.reviewer, reviewer],
  ] as const;
  const people: BylineView['people'] = roles.flatMap(([role, node]) =>
    node ? [{ role, ...contributorView(node, tools) }] : [],
  );
  const named = people.length === 0 ? tools.author(user?.node) : null;
  if (named) people.push({ role: ROLES.author, id: 0, ...named, jobTitle: '', credentials: '', avatar: [] });
  // A review date without a reviewer is not shown.
  const day = reviewer && isoDay(bylineInfo?.reviewedOn);
  const text = longDate(day);
  return { people, updated: longDate(modified), reviewed: day && text ? { day, text } : null };
}
