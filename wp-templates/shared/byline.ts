import type { TransformTools } from '@/bridge/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { BylineFieldsFragment } from '@/gql/graphql';
import { contributorView } from './contributors';
import { longDate } from './dates';

export interface BylineFacts {
  bylineInfo?: BylineFieldsFragment | null;
  /** WordPress's own author: stands in where the byline names nobody. */
  author?: { node?: { name?: string | null; uri?: string | null } | null } | null;
  modified?: string | null;
}

const ROLES = [
  ['author', 'Written by'],
  ['editor', 'Edited by'],
  ['reviewer', 'Reviewed by'],
] as const;

/** Who stands behind a page (specification, section 3 "byline_info"). A person with several roles is shown once, in the first. */
export function byline({ bylineInfo, author, modified }: BylineFacts, tools: TransformTools): BylineView {
  const people: BylineView['people'] = [];
  for (const [field, role] of ROLES) {
    const node = bylineInfo?.[field]?.nodes?.[0];
    // A post_object field may hold any type; its connection says only ContentNode.
    if (node?.__typename !== 'Contributor') continue;
    if (!people.some((person) => person.id === node.databaseId)) people.push({ role, ...contributorView(node, tools) });
  }
  // Unlike titles, users' names come with their entities.
  const name = tools.text(author?.node?.name);
  if (people.length === 0 && name) {
    people.push({ role: 'Written by', id: 0, name, url: tools.link(author?.node?.uri), jobTitle: '', credentials: '', avatar: [] });
  }
  return { people, updated: longDate(modified) };
}
