import { slugKeys } from '../../front/dependency-keys';
import { globalId } from '../../store/ids';
import type { Store } from '../../store/store';
import { group, nodes, type Collector } from './collector';
import { homeOf, stateOf, urisBelow, type PostState } from './post-state';

/**
 * Collects the events of a saved post, as the plugin compares it
 * (wordpress/plugin/footbridge/src/Webhook/PostDifference.php).
 * @returns ids of posts whose name or path changed, because menus may show them
 */
export function comparePost(id: number, before: Store, after: Store, collector: Collector): number[] {
  const [was, is] = [stateOf(id, before), stateOf(id, after)];
  const one = is ?? was;
  // Hidden before and after: a draft, for example. Pages below it may be published.
  if (!one) return below(id, before, after, collector);
  // No response contains a hidden post: only its path's response changes.
  const keys = was ? changedKeys(id, was, is) : [globalId('post', id)];
  collector.add(one.post.type === 'attachment' ? 'media' : 'node', keys, [was?.uri, is?.uri]);
  if (one.post.type !== 'attachment') collector.add('node', ofUnknownAddresses(was, is));
  profiles(was, is, collector);
  const moved = below(id, before, after, collector);
  parents(was, is, collector);
  lists(was, is, collector);
  sticky(was, is, after, collector);
  if (!was || !is || was.uri !== is.uri || was.post.title !== is.post.title) moved.push(id);
  return moved;
}

/** Returns the keys of addresses for which WordPress may guess the post now, or no longer. */
const ofUnknownAddresses = (was: PostState | null, is: PostState | null): string[] =>
  was?.uri === is?.uri ? [] : [was, is].flatMap((state) => (state?.uri ? slugKeys(state.post.slug) : []));

/** Collects the profiles of contributors whose articles it enters, leaves or moves among. */
function profiles(was: PostState | null, is: PostState | null, collector: Collector): void {
  const [before, after] = [was?.profiles ?? [], is?.profiles ?? []];
  const isMoved = was?.place !== is?.place;
  const changed = isMoved ? [...before, ...after] : either(before, after);
  const paths = changed.flatMap((entry) => entry.split(' ')[1] ?? []);
  collector.add('list', [], paths);
}

/** Returns the keys of the fields that changed of a visible post. */
function changedKeys(id: number, was: PostState, is: PostState | null): string[] {
  if (was.uri !== is?.uri) return nodes('post', [id]);
  return [
    ...group('body', 'post', [id]),
    ...(was.name === is.name ? [] : group('name', 'post', [id])),
    ...(was.post.excerpt === is.post.excerpt ? [] : group('excerpt', 'post', [id])),
    ...(was.card === is.card ? [] : group('card', 'post', [id])),
    ...(was.listed === is.listed ? [] : group('listed', 'post', [id])),
  ];
}

/** Pages whose addresses hang on this one's. */
function below(id: number, before: Store, after: Store, collector: Collector): number[] {
  const ids = new Set([...urisBelow(id, before).keys(), ...urisBelow(id, after).keys()]);
  const moved: number[] = [];
  for (const child of ids) {
    const [old, now] = [stateOf(child, before)?.uri ?? null, stateOf(child, after)?.uri ?? null];
    if (old === now) continue;
    collector.add('node', nodes('post', [child]), [old, now]);
    moved.push(child);
  }
  return moved;
}

/** A parent lists its children, so it changes when one is added, moved or removed. */
function parents(was: PostState | null, is: PostState | null, collector: Collector): void {
  if (was?.post.parentId === is?.post.parentId && was?.place === is?.place) return;
  for (const state of [was, is]) {
    if (state && state.post.parentId > 0)
      collector.add('node', group('body', 'post', [state.post.parentId]), [state.parentUri]);
  }
}

/** Lists that have it, had it, or have it at another place. */
function lists(was: PostState | null, is: PostState | null, collector: Collector): void {
  const isBoth = was !== null && is !== null;
  const stays = isBoth && was.place === is.place;
  const keys = [...new Set([was?.listKey ?? '', is?.listKey ?? ''])]
    .filter(Boolean)
    .map((key) => (stays ? `terms:${key}` : key));
  const archives = stays ? either(was.archives, is.archives) : [...(was?.archives ?? []), ...(is?.archives ?? [])];
  const isMoved = !isBoth || was.post.date !== is.post.date;
  const [old, now] = [was?.post.termIds ?? [], is?.post.termIds ?? []];
  const terms = isMoved ? [...old, ...now] : either(old, now);
  if (stays && archives.length === 0 && terms.length === 0) return;
  // WordPress lists only authors who have published posts.
  if (!isBoth) keys.push('list:user');
  collector.add('list', [...keys, ...group('posts', 'term', terms)], archives);
}

/** Collects a post that became sticky, or no longer is. */
function sticky(was: PostState | null, is: PostState | null, after: Store, collector: Collector): void {
  if (was && is && was.post.sticky !== is.post.sticky) collector.add('list', ['terms:list:post'], [homeOf(after)]);
}

/** Returns the values that are in only one of two lists. */
const either = <T>(a: readonly T[], b: readonly T[]): T[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
];
