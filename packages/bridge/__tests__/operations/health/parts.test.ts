import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';

import { outboxState, pageCacheState, wordPressState } from '@footbridge/bridge/operations/health/parts';
import { outbox, openOutboxState } from '@footbridge/bridge/leads/outbox/open';
import { REDIS_TIMEOUT_MS } from '@footbridge/bridge/leads/outbox/redis';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { newLeadKey } from '../../../../../__tests__/support/leads';
import { hasRedis, leaveRedis, startRedis } from '../../../../../__tests__/support/redis-server';
import { shortenTimeout } from '../../../../../__tests__/support/short-timeouts';
import { newLead } from '../../leads/outbox/contract';

import type * as FilesModule from 'node:fs/promises';
import { listen } from '@footbridge/tools/process/listen';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const NAMES = ['DATA_DIR', 'WORDPRESS_URL', 'LEAD_KEY', 'REDIS_URL', 'LEADS_ALLOW_LOSSY_REDIS'] as const;
const MINUTE = 60_000;
quietConsole();
let folder = '';
let server: Server | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  process.env.DATA_DIR = folder;
  process.env.LEAD_KEY = newLeadKey();
});
afterEach(async () => {
  await (await openOutboxState.value?.outbox.catch(() => undefined))?.close();
  openOutboxState.value = undefined;
  await leaveRedis();
  for (const name of NAMES) delete process.env[name];
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function wordPress(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  process.env.WORDPRESS_URL = await listen(server);
}

/** A file where the folder should be: nothing can be written there, also by root. */
const block = (name: string): void => writeFileSync(path.join(folder, name), '');
const filesBelow = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

describe('WordPress', () => {
  it('gets the smallest GraphQL query', async () => {
    const requested: string[] = [];
    await wordPress((request, response) => {
      requested.push(`${request.method} ${request.url}`);
      response.end('{"data":{"__typename":"RootQuery"}}');
    });
    expect(await wordPressState()).toBe('ok');
    expect(requested).toEqual(['POST /index.php?graphql']);
  });

  it.each([
    ['a refused query', 200, '{"errors":[]}', 'ok'],
    ['its refusal with a status', 403, '{"errors":[{"message":"no"}]}', 'ok'],
    ['a page of its host', 200, '<html>Parked</html>', 'unreachable'],
    ['an error', 500, '{"errors":[]}', 'unreachable'],
    ['an error with data', 500, '{"data":{}}', 'unreachable'],
    ['nothing', 200, '', 'unreachable'],
    ['a firewall’s refusal', 403, '<h1>403 Forbidden</h1>', 'blocked'],
    ['a redirect', 302, '', 'blocked'],
  ])('where %s comes (%i %s) is %s', async (_what, status, body, state) => {
    await wordPress(
      (_request, response) => void response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body),
    );
    expect(await wordPressState()).toBe(state);
  });

  it('is unreachable where it breaks off, does not answer, or has no address', async () => {
    await wordPress((request) => void request.socket.destroy());
    expect(await wordPressState()).toBe('unreachable');
    const requested = new Promise((resolve) => server?.removeAllListeners('request').on('request', resolve));
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const state = wordPressState();
    await requested;
    jest.advanceTimersByTime(2500);
    jest.useRealTimers();
    expect(await state).toBe('unreachable');
    delete process.env.WORDPRESS_URL;
    expect(await wordPressState()).toBe('unreachable');
  });
});

describe('the page cache', () => {
  it('is ok where pages and what changed can be written, and leaves no file behind', async () => {
    expect(await pageCacheState()).toBe('ok');
    expect(filesBelow()).toEqual([]);
  });

  it.each(['pages', 'changes'])('is unwritable where %s are', async (name) => {
    block(name);
    expect(await pageCacheState()).toBe('unwritable');
  });

  it('is unreachable with its Redis; visitors are served all the same', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // No server listens there.
    process.env.REDIS_URL = 'redis://127.0.0.1:1';
    expect(await pageCacheState()).toBe('unreachable');
    const { shared } = invalidationLog();
    await Reflect.get(shared ?? {}, 'close').call(shared);
  });
});

describe('the outbox', () => {
  it('is off without a key, and opens no database', async () => {
    delete process.env.LEAD_KEY;
    expect(await outboxState()).toBe('off');
    expect(filesBelow()).toEqual([]);
  });

  it('is ok before and after the first lead', async () => {
    expect(await outboxState()).toBe('ok');
    await (await outbox()).accept(newLead({ acceptedAt: Date.now() }));
    expect(await outboxState()).toBe('ok');
    expect(filesBelow().filter((name) => name.includes('health'))).toEqual([]);
  });

  it('is unwritable where its folder is', async () => {
    block('leads');
    expect(await outboxState()).toBe('unwritable');
  });

  it('is damaged where its file is no database', async () => {
    mkdirSync(path.join(folder, 'leads'));
    writeFileSync(path.join(folder, 'leads', 'outbox.db'), 'x'.repeat(5000));
    expect(await outboxState()).toBe('damaged');
  });

  it('is unwritable if its file belongs to another user', async () => {
    await outboxState();
    // Root may write to any file: what the system would say to all others.
    const files = jest.requireActual<typeof FilesModule>('node:fs/promises');
    const access = jest
      .spyOn(files, 'access')
      .mockRejectedValue(Object.assign(new Error('permission denied'), { code: 'EACCES' }));
    expect(await outboxState()).toBe('unwritable');
    expect(access).toHaveBeenCalledWith(path.join(folder, 'leads', 'outbox.db'), 2);
  });

  it('is unreachable where Redis is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    shortenTimeout(REDIS_TIMEOUT_MS);
    process.env.REDIS_URL = 'redis://127.0.0.1:1';
    expect(await outboxState()).toBe('unreachable');
  });

  it('is stalled where a lead waits that was accepted in the future, by a clock that was set back since', async () => {
    await (await outbox()).accept(newLead({ acceptedAt: Date.now() + 16 * MINUTE }));
    expect(await outboxState()).toBe('stalled');
  });

  it.each([
    ['lossy', undefined],
    ['ok', '1'],
  ])('is %s where Redis may lose leads since the start and LEADS_ALLOW_LOSSY_REDIS is %s', async (state, allowed) => {
    if (!hasRedis) return;
    const redis = await startRedis(['--appendonly', 'no']);
    process.env.REDIS_URL = redis.url;
    if (allowed) process.env.LEADS_ALLOW_LOSSY_REDIS = allowed;
    expect(await outboxState()).toBe(state);
    await (await outbox()).close();
    await leaveRedis();
    await redis.stop();
  });

  it('is unproven where Redis may lose leads since a while', async () => {
    const store = await outbox();
    jest.spyOn(store, 'durability').mockResolvedValue('unproven');
    expect(await outboxState()).toBe('unproven');
  });

  it('is stalled where a lead has been waiting for a quarter of an hour, unless its target refused it', async () => {
    const store = await outbox();
    const now = Date.now();
    await store.accept(newLead({ acceptedAt: now - 14 * MINUTE }));
    expect(await outboxState()).toBe('ok');
    await store.accept(newLead({ acceptedAt: now - 16 * MINUTE }));
    expect(await outboxState()).toBe('stalled');
    const leased = await store.claim({ holder: 'worker', max: 10, now, leaseMs: MINUTE });
    for (const lead of leased)
      await store.settle(lead, { kind: 'failed', state: 'refused', at: now, dueAt: now + MINUTE, error: 'HTTP 400' });
    expect(await outboxState()).toBe('ok');
  });
});
