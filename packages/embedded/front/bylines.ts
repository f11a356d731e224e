import { listOf, valuesIn } from '../fields/field';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { isListed } from './main-query';

const ROLES = [
  ['author', 'written'],
  ['editor', 'edited'],
  ['reviewer', 'reviewed'],
] as const;
type Role = (typeof ROLES)[number][1];

const MAX_IDS = 30;

function bylineOf({ values }: Pick<PostEntity, 'values'>): [person: number, role: Role][] {
  const byline = valuesIn(values.bylineInfo);
  return ROLES.flatMap(([field, role]) =>
    (Array.isArray(byline[field]) ? listOf(byline[field]) : [byline[field]]).flatMap((person) =>
      typeof person === 'number' ? [[person, role] as [number, Role]] : [],
    ),
  );
}

/** Returns what a contributor wrote, edited and reviewed, newest first; of several roles in a byline the first counts. */
export function bylinesOf(person: number, store: Store): Record<Role, { ids: number[]; found: number }> {
  const all: Record<Role, number[]> = { written: [], edited: [], reviewed: [] };
  for (const post of store.posts) {
    const isArticle = (post.type === 'post' || post.type === 'page') && post.status === 'publish' && isListed(post);
    const role = isArticle ? bylineOf(post).find(([id]) => id === person)?.[1] : undefined;
    if (role) all[role].push(post.id);
  }
  const part = (ids: number[]) => ({ ids: ids.slice(0, MAX_IDS), found: ids.length });
  return { written: part(all.written), edited: part(all.edited), reviewed: part(all.reviewed) };
}
