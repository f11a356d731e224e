/** The page cache in a process of its own, as a machine of its own: what cache-process.ts starts and asks. */
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import path from 'node:path';

import PageCache from '../../bridge/cache/page-cache/handler.mjs';
import { beginMaking, doneMaking } from '../../bridge/cache/page-cache/making.mjs';
import { tellOrigin } from '../../bridge/cache/page-cache/memory.mjs';
import { isShared, readyMarks } from '../../bridge/cache/page-cache/own-marks.mjs';
import { clearPages, entryAt, keptPages, ownMarks, pagesMadeOf } from '../../bridge/cache/page-cache/store.mjs';

const server = process.env.SERVER_FOLDER ?? '';
// Each machine may have a clock of its own.
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const now = Date.now;
Date.now = () => now() + ahead;
/** @type {import('node:net').Socket[]} */
const connections = [];
subscribe(
  'net.client.socket',
  (message) => void connections.push(Reflect.get(/** @type {object} */ (message), 'socket')),
);
const cache = () => new PageCache({ serverDistDir: server });

const work = {
  ready: () => readyMarks(3000),
  get: async (of) => (await cache().get(of))?.value?.html ?? null,
  isKept: async (of) => (await cache().get(of)) !== null,
  async keep(of, keys, html, life = 3600, age = 0) {
    tellOrigin(`${of}/`, { made: [{ at: Date.now() - age, keys }] });
    await cache().set(of, html === null ? null : { kind: 'PAGES', html, pageData: {} }, {
      cacheControl: { revalidate: life },
    });
  },
  /** As the loader does: what another makes of it meanwhile, or null, and then it is made here. */
  async begin(of) {
    await cache().get(of);
    return (await beginMaking(`${of}/`))?.entry.value?.html ?? null;
  },
  fail: (of) => doneMaking(`${of}/`),
  notice: (match, id = randomUUID()) => ownMarks().add({ time: Date.now(), match, id, by: randomUUID() }),
  hasSeen: async (id) => ownMarks().hasSeen(id),
  pages: async () => (await keptPages()).map((one) => one.path).toSorted(),
  concerned: async (match) => (await pagesMadeOf(match)).map((one) => one.path).toSorted(),
  at: async (of) => (await entryAt(of))?.entry.value?.html ?? null,
  clear: () => clearPages(),
  /** Its clock goes on, and nothing else does. */
  later: (ms) => void (ahead += ms),
  /** Own ports of the connections that it has open. */
  ports: () => connections.filter(({ destroyed }) => !destroyed).map(({ localPort }) => localPort),
  isShared: () => isShared(),
  loaded: async () =>
    path.basename(
      Object.keys((await import('node:module')).default._cache).find((file) =>
        /node_modules\/(?:@redis|redis)\//.test(file),
      ) ?? '',
    ),
};

process.on('message', async ({ id, what, values }) => {
  try {
    process.send?.({ id, value: await work[what](...values) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.send?.({ id: 0 });
