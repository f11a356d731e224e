import { z } from 'zod';

import { LIST_ADDRESSES_QUERY } from '@/queries/list-addresses';

import { wordPressUrl } from '../../platform/env';
import { queryWordPress } from '../../wordpress/faust/query';
import { trackDependencies, addKeys } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { pathOfUri } from '../../wordpress/url/path';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { GetListAddressesQuery } from '@/gql/graphql';
import type { SharedValue } from '../../cache/shared-values/shared-value';

/** What stands below an address: a taxonomy's terms by WordPress's name of it, authors, contributors. */
const KINDS = ['category', 'post_tag', 'treatment_topic', 'post_format', 'author', 'contributor'] as const;
const addressesSchema = z.object({
  /** Types' archives; the posts' is home. */
  types: z.array(z.object({ path: z.string(), name: z.string(), isHome: z.boolean() })),
  bases: z.array(z.object({ path: z.string(), kind: z.enum(KINDS) })),
});

/** Where a WordPress has its lists, as far as it is known. */
export type ListAddresses = z.infer<typeof addressesSchema>;
type Kind = (typeof KINDS)[number];

interface Below {
  uri?: string | null;
  ancestors?: { nodes: readonly unknown[] } | null;
}

/** Ten minutes, ms: permalinks seldom change, a notice tells of it, and who goes by older ones asks too much, not too little. */
const FRESH_FOR = 600_000;
const KEEP_FOR = 3_600_000;

export const listAddressesState = processState<Map<string, SharedValue<ListAddresses>>>('listAddresses');

/** `/topics/substances/alcohol/` with one ancestor: `/topics/`. None where terms stand at the root: then anything might be one. */
function baseOf(kind: Kind, below: Below | null | undefined): ListAddresses['bases'] {
  const segments = pathOfUri(below?.uri)?.split('/');
  const path = segments && `${segments.slice(0, -2 - (below?.ancestors?.nodes.length ?? 0)).join('/')}/`;
  return path && path !== '/' ? [{ path, kind }] : [];
}

/** What an answer says of the addresses; what it does not say is not known. */
export function listAddresses(answer: GetListAddressesQuery): ListAddresses {
  const types = (answer.contentTypes?.nodes ?? []).flatMap(({ name, uri, isFrontPage, isPostsPage }) => {
    const path = pathOfUri(uri);
    return path && name ? [{ path, name, isHome: isFrontPage || isPostsPage || name === 'post' }] : [];
  });
  const bases = [
    ...baseOf('category', answer.categories?.nodes[0]),
    ...baseOf('post_tag', answer.tags?.nodes[0]),
    ...baseOf('treatment_topic', answer.treatmentTopics?.nodes[0]),
    ...baseOf('post_format', answer.postFormats?.nodes[0]),
    ...baseOf('author', answer.posts?.nodes.find(({ author }) => author?.node.uri)?.author?.node),
    ...baseOf('contributor', answer.contributors?.nodes[0]),
  ];
  return { types, bases };
}

async function load(): Promise<ListAddresses> {
  // Not what the examples are: an edit of one of them changes no address of a list.
  const { value } = await trackDependencies(() =>
    queryWordPress(LIST_ADDRESSES_QUERY, {}).catch(
      (error: unknown) =>
        void log('warn', 'lists', 'it is not known where they are: their pages wait for one more question', error),
    ),
  );
  addKeys(['kind:settings']);
  return value ? listAddresses(value) : { types: [], bases: [] };
}

/** Where this WordPress has its lists, from the shared cache: old ones while newer are fetched; nothing where it does not say. Never throws. */
export async function cachedListAddresses(): Promise<ListAddresses> {
  const all = (listAddressesState.value ??= new Map());
  const parse = (value: unknown): ListAddresses | null => addressesSchema.safeParse(value).data ?? null;
  const known =
    all.get(wordPressUrl()) ??
    sharedValue({
      name: 'list addresses',
      freshMs: FRESH_FOR,
      load,
      store: { key: 'list addresses', parse, ttlMs: KEEP_FOR },
    });
  all.set(wordPressUrl(), known);
  return (await known.get()).value;
}
