import { cacheFolders } from '../../platform/folders';
import { plainPath } from '../../platform/page-path';
import { diskStore } from './disk';
import { open, type Entry, type Head, type OpenEntry, type Validity, type EntryStore } from './entry';
import { dependsOn, type Match } from './invalidation-log';
import { memory, visitsOf } from './memory';
import { redisStore } from './redis-store';
import { invalidationLog } from './site-invalidation';

export interface CachedPage extends Validity {
  path: string;
  kind: 'page' | 'redirect' | 'not-found';
  cachedAt: number;
  visits: number;
}

const cachedPage = ({ key: path, kind, lastModified: cachedAt, dependencies, retry }: Head): CachedPage => ({
  path,
  kind: kind === null ? 'not-found' : kind === 'REDIRECT' ? 'redirect' : 'page',
  cachedAt,
  dependencies,
  retry,
  visits: visitsOf(path),
});

/** Returns where pages are: this process's memory, this machine's disk and, with REDIS_URL, Redis, in the order of a lookup. */
export function pageStores(): EntryStore[] {
  const redis = redisStore();
  return [memory, diskStore(cacheFolders().pages), ...(redis ? [redis] : [])];
}

const newer = <Known extends Head>(one: Known | undefined, other: Known): Known =>
  one && one.lastModified >= other.lastModified ? one : other;

/** Returns the pages on disk and in Redis, of all processes, and this process's 404s. Of each page the newest. */
export async function cachedPages(): Promise<CachedPage[]> {
  const [, ...shared] = pageStores();
  const { clearedAt } = invalidationLog();
  const newest = new Map(memory.list().flatMap((head) => (head.kind === null ? [[head.key, head] as const] : [])));
  for (const heads of await Promise.all(shared.map((store) => store.list())))
    for (const head of heads) newest.set(head.key, newer<Head>(newest.get(head.key), head));
  return [...newest.values()].map(cachedPage).filter(({ cachedAt }) => cachedAt > clearedAt);
}

export async function pagesDependingOn(match: Match): Promise<CachedPage[]> {
  if (match.length === 0) return [];
  return (await cachedPages()).filter(({ dependencies }) => dependsOn(dependencies, match));
}

/** Returns the newest entry of a path, of any process, even if an edit has invalidated it; null when it is not cached. */
export async function newestEntry(path: string): Promise<Entry | null> {
  const found = await Promise.all(pageStores().map((store) => store.read(path)));
  const newest = found.reduce<Entry | undefined>((best, one) => (one ? newer(best, one) : best), undefined);
  return newest && newest.lastModified > invalidationLog().clearedAt ? newest : null;
}

/** Returns the cached page, redirect or 404 (its value is null) of a path, even if an edit has invalidated it. */
export async function entryAt(address: string): Promise<OpenEntry | null> {
  const newest = await newestEntry(plainPath(address));
  return newest && open(newest);
}

/** Deletes all pages of this site, in every process. @throws when the disk refuses, or Redis is unreachable */
export async function clearPages(): Promise<void> {
  await invalidationLog().add({ time: Date.now(), match: '*', clear: true });
  for (const store of pageStores().toReversed()) await store.clear();
}
