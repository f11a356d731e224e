import { createClient } from 'redis';

import { log } from '../log';
import { clientFor } from '../redis/settings.mjs';

/** How long somebody waits for Redis, ms: a visitor is then asked to try again, or to call. */
const PATIENCE = 4000;
/** Between two tries to get a connection back, ms. */
const RECONNECT_AFTER = 500;

const newClient = (url: string) => clientFor(createClient, url, { connectTimeout: PATIENCE, reconnectAfter: RECONNECT_AFTER });
type Client = ReturnType<typeof newClient>;

async function within<Value>(promise: Promise<Value>, ms = PATIENCE): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${PATIENCE / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const fieldOf = (info: string, name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/** Says it where this Redis may lose what it was given (docs/leads.md). */
async function judge(client: Client): Promise<void> {
  const [persistence, memory] = await Promise.all([client.info('persistence'), client.info('memory')]);
  if (fieldOf(persistence, 'aof_enabled') !== '1') log('error', 'leads', 'Redis keeps no append-only file: leads are LOST when it restarts. Set appendonly yes and appendfsync always (docs/leads.md)');
  const policy = fieldOf(memory, 'maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction') log('error', 'leads', `Redis may throw leads away when its memory is full (${policy}). Set maxmemory-policy noeviction (docs/leads.md)`);
}

/** Says it where this Redis answers before what it was given is on its disk. Many hosts let nobody ask: then nothing is said. */
async function judgeWrites(client: Client): Promise<void> {
  const { appendonly, appendfsync } = await client.configGet(['appendonly', 'appendfsync']).catch(() => ({ appendonly: undefined, appendfsync: undefined }));
  if (appendonly !== 'yes' || appendfsync === 'always') return;
  log('warn', 'leads', `Redis answers before a lead is on its disk (appendfsync ${appendfsync}): if its machine dies, the last ones are lost. Set appendfsync always (docs/leads.md)`);
}

export interface RedisConnection {
  /** @throws when Redis is away or does not answer in time; what was sent may have been done all the same */
  run<Value>(ask: (client: Client) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** A connection that comes back by itself. Its errors name the server's state, never what was sent to it. */
export function connectRedis(url: string): RedisConnection {
  const client = newClient(url);
  /** By the process's own clock, ms. */
  let awaySince: number | undefined;
  client.on('error', (error: unknown) => {
    // Each try to connect says so again.
    if (awaySince === undefined) log('error', 'leads', 'Redis is away', error);
    awaySince ??= performance.now();
  });
  client.on('ready', () => {
    if (awaySince !== undefined) log('info', 'leads', 'Redis is back');
    awaySince = undefined;
    judge(client).catch((error: unknown) => log('warn', 'leads', 'Redis does not say how it keeps what it is given', error));
  });
  // When the connection comes back there is nothing new to say.
  client.once('ready', () => void judgeWrites(client));
  let connecting: Promise<unknown> | undefined;
  const ready = async (): Promise<void> => {
    if (!connecting) {
      connecting = client.connect();
      // Whoever waits for it is told; nobody may be waiting any more.
      connecting.catch(() => undefined);
    }
    if (client.isReady) return;
    // Who comes while it is away waits for what is left of the patience with it: one lead asks Redis several times.
    const waited = awaySince === undefined ? 0 : performance.now() - awaySince;
    await within(connecting, Math.max(PATIENCE - waited, 0));
  };
  return {
    run: async (ask) => {
      await ready();
      return within(ask(client));
    },
    async close() {
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
