/** The page cache in a separate process, as on a separate machine; cache-process.ts starts it and calls it. */
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import Module from 'node:module';
import { Socket } from 'node:net';
import path from 'node:path';

import PageCache from '@footbridge/bridge/cache/page-cache/handler';
import { endRender, recordValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { catchUpInvalidations, invalidationLog, isShared } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { cachedPages, clearPages, entryAt, pagesDependingOn } from '@footbridge/bridge/cache/page-cache/store';
import { setBrands } from '@footbridge/shared/site/current';
import { brands } from '@/site-config';

setBrands(brands);

const serverDistDir = process.env.SERVER_FOLDER ?? '';
// Each machine may have its own clock.
let aheadMs = Number(process.env.CLOCK_AHEAD ?? 0);
const now = Date.now;
Date.now = () => now() + aheadMs;
const connections: Socket[] = [];
subscribe('net.client.socket', (message) => {
  const socket: unknown = Reflect.get(Object(message), 'socket');
  if (socket instanceof Socket) connections.push(socket);
});
const cache = () => new PageCache({ serverDistDir });

const work = {
  ready: () => catchUpInvalidations(3000),
  get: async (of: string) => (await cache().get(of))?.value?.html ?? null,
  isKept: async (of: string) => (await cache().get(of)) !== null,
  async store(of: string, keys: string[], html: string | null, lifetime = 3600, age = 0) {
    recordValidity(`${of}/`, { dependencies: [{ at: Date.now() - age, keys }] });
    const page = html === null ? null : { kind: 'PAGES', html, pageData: {} };
    await cache().set(of, page, { cacheControl: { revalidate: lifetime } });
  },
  /** As the page loader: another process's page, or null, and then it is rendered here. */
  begin: async (of: string) => (await cache().get(of))?.value?.html ?? null,
  fail: (of: string) => endRender(`${of}/`),
  notice: (match: string[], id: string = randomUUID()) =>
    invalidationLog().add({ time: Date.now(), match, id, by: randomUUID() }),
  hasSeen: (id: string) => invalidationLog().hasSeen(id),
  pages: async () => (await cachedPages()).map((one) => one.path).toSorted(),
  concerned: async (match: string[]) => (await pagesDependingOn(match)).map((one) => one.path).toSorted(),
  at: async (of: string) => (await entryAt(of))?.value?.html ?? null,
  clear: () => clearPages(),
  /** Moves its clock, and nothing else. */
  later: (ms: number) => void (aheadMs += ms),
  /** Own ports of its open connections. */
  ports: () => connections.filter(({ destroyed }) => !destroyed).map(({ localPort }) => localPort),
  isShared: () => isShared(),
  /** A file of the Redis client, if it is loaded. */
  loaded: () => {
    const files = Object.keys(Object(Reflect.get(Module, '_cache')));
    return path.basename(files.find((file) => /node_modules\/(?:@redis|redis)\//.test(file)) ?? '');
  },
};

export type CacheWork = typeof work;

interface Question {
  id: number;
  what: keyof CacheWork;
  values: unknown[];
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'what' in message && String(message.what) in work;

process.on('message', async (message) => {
  if (!isQuestion(message)) return;
  const { id, what, values } = message;
  try {
    process.send?.({ id, value: await Reflect.apply(work[what], work, values) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.send?.({ id: 0 });
