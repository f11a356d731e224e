import { globalId } from '../../store/ids';
import type { Store } from '../../store/store';
import { nodes, type Collector } from './collector';
import { homeOf, stateOf, urisBelow, type PostState } from './post-state';

const TAXONOMY_LISTS = {
  category: 'list:category',
  post_tag: 'list:tag',
  treatment_topic: 'list:treatmenttopic',
  post_format: 'list:postformat',
} as const;

/**
 * What a saved post tells the site, as the companion plugin compares it (wordpress/plugin/footbridge/src/Webhook/PostDifference.php).
 * Out: ids of posts whose name or address changed, so that menus may show something else.
 */
export function comparePost(id: number, before: Store, after: Store, collector: Collector): number[] {
  const [was, is] = [stateOf(id, before), stateOf(id, after)];
  const one = is ?? was;
  // What nobody could see and nobody can: a draft, say.
  if (!one) return [];
  // Nobody has been given what was not there to be seen: only its address is another answer now.
  const keys = was ? nodes('post', [id]) : [globalId('post', id)];
  collector.add(one.post.type === 'attachment' ? 'media' : 'node', keys, [was?.uri, is?.uri]);
  const moved = below(id, before, after, collector);
  parents(was, is, collector);
  lists(was, is, collector);
  sticky(was, is, after, collector);
  if (!was || !is || was.uri !== is.uri || was.post.title !== is.post.title) moved.push(id);
  return moved;
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

/** A parent shows its children: it changes when one comes or goes. */
function parents(was: PostState | null, is: PostState | null, collector: Collector): void {
  if ((was?.post.parentId ?? 0) === (is?.post.parentId ?? 0)) return;
  for (const state of [was, is]) {
    if (state && state.post.parentId > 0)
      collector.add('node', nodes('post', [state.post.parentId]), [state.parentUri]);
  }
}

/** Lists that have it, had it, or have it at another place. */
function lists(was: PostState | null, is: PostState | null, collector: Collector): void {
  const isBoth = was !== null && is !== null;
  const keys = [...new Set([was?.listKey ?? '', is?.listKey ?? ''])].filter(Boolean);
  const stays = isBoth && was.place === is.place;
  const archives = stays ? either(was.archives, is.archives) : [...(was?.archives ?? []), ...(is?.archives ?? [])];
  const terms = isBoth ? either(was.terms, is.terms) : [...(was?.terms ?? []), ...(is?.terms ?? [])];
  if (stays && archives.length === 0 && terms.length === 0) return;
  if (!isBoth) {
    // WordPress lists only authors who have published something.
    keys.push('list:user');
    // A term's number of posts is another: WPGraphQL Smart Cache tells that.
    const own = (is ?? was)?.ownTerms ?? [];
    collector.add(
      'node',
      nodes(
        'term',
        own.map(({ id }) => id),
      ),
    );
    keys.push(...own.map(({ taxonomy }) => TAXONOMY_LISTS[taxonomy]));
  }
  collector.add('list', [...keys, ...terms.map((term) => globalId('term', term))], archives);
}

/** One that is made to stand above the others, or no longer does. */
function sticky(was: PostState | null, is: PostState | null, after: Store, collector: Collector): void {
  if (was && is && was.post.sticky !== is.post.sticky) collector.add('list', ['list:post'], [homeOf(after)]);
}

/** What stands in one of two lists, not in both. */
const either = <T>(a: readonly T[], b: readonly T[]): T[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
];
