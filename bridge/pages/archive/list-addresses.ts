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

/** What an address is the base of: a taxonomy's terms, authors, contributors. */
const KINDS = ['category', 'post_tag', 'treatment_topic', 'post_format', 'author', 'contributor'] as const;
const addressesSchema = z.object({
  /** Archives of post types; that of posts is home. */
  types: z.array(z.object({ path: z.string(), name: z.string(), isHome: z.boolean() })),
  bases: z.array(z.object({ path: z.string(), kind: z.enum(KINDS) })),
});

/** The addresses of WordPress's lists, as far as they are known. */
export type ListAddresses = z.infer<typeof addressesSchema>;
type Kind = (typeof KINDS)[number];

interface Below {
  uri?: string | null;
  ancestors?: { nodes: readonly unknown[] } | null;
}

/** Permalinks seldom change, and a webhook reports it. Stale addresses cost requests only. */
const FRESH_MS = 600_000;
const TTL_MS = 3_600_000;

export const listAddressesState = processState<Map<string, SharedValue<ListAddresses>>>('listAddresses');

/** Returns the base of terms: `/topics/` for `/topics/substances/alcohol/` with one ancestor. Empty when it is the root. */
function baseOf(kind: Kind, below: Below | null | undefined): ListAddresses['bases'] {
  const segments = pathOfUri(below?.uri)?.split('/');
  const path = segments && `${segments.slice(0, -2 - (below?.ancestors?.nodes.length ?? 0)).join('/')}/`;
  return path && path !== '/' ? [{ path, kind }] : [];
}

/** Returns the addresses in a response. */
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
  // Without the keys of the example nodes: an edit of one changes no address of a list.
  const { value } = await trackDependencies(() =>
    queryWordPress(LIST_ADDRESSES_QUERY, {}).catch(
      (error: unknown) =>
        void log('warn', 'lists', 'their addresses are unknown: their pages need one more request', error),
    ),
  );
  addKeys(['kind:settings']);
  return value ? listAddresses(value) : { types: [], bases: [] };
}

/** Returns the addresses of WordPress's lists from the shared cache, stale while they are revalidated. Never throws. */
export async function cachedListAddresses(): Promise<ListAddresses> {
  const all = (listAddressesState.value ??= new Map());
  const parse = (value: unknown): ListAddresses | null => addressesSchema.safeParse(value).data ?? null;
  const known =
    all.get(wordPressUrl()) ??
    sharedValue({
      name: 'list addresses',
      freshMs: FRESH_MS,
      load,
      store: { key: 'list addresses', parse, ttlMs: TTL_MS },
    });
  all.set(wordPressUrl(), known);
  return (await known.get()).value;
}
