import { once } from 'node:events';

import { site } from '@footbridge/shared/site/current';

import { log } from '../log';
import { measureClock, type Clock } from './clock';
import { brandKey, clientFor, end, redisUrl, type RedisClient } from './settings';
import { withTickTimeout } from './tick-timeout';
import { keyedValue, processState } from '../process-state';

/** Of a command for cached data: after it, WordPress could have answered. */
export const TIMEOUT_MS = 400;
const RETRY_DELAY_MS = 500;
/** A connection without an answer for so long is replaced. */
const DEAD_AFTER_MS = 5000;
const CLOCK_INTERVAL_MS = 60_000;
/** Commands that are refused at once have different messages: one is logged in this time. */
const LOG_INTERVAL_MS = 60_000;

export class RedisUnreachableError extends Error {
  name = 'RedisUnreachableError';
}

export interface LinkOptions {
  /** Time limit of one command. */
  timeoutMs: number;
  /** Of its log lines. */
  part: string;
  /** What happens while Redis is unreachable. */
  lost: string;
}

const CACHED_DATA: LinkOptions = {
  timeoutMs: TIMEOUT_MS,
  part: 'redis',
  lost: 'this process serves its own pages, and accepts no webhook until Redis is reachable',
};

/** A connection of this process. After a command without an answer all fail at once until Redis answers again. */
export class RedisLink {
  #state: 'starting' | 'up' | 'unreachable' = 'starting';
  #client: RedisClient | undefined;
  #started: Promise<unknown>;
  #retryTimer: NodeJS.Timeout | undefined;
  #retryingSince = 0;
  #refusalLoggedAt = -Infinity;
  #isClosed = false;
  #isUnreachableLogged = false;
  #clockTimer: NodeJS.Timeout;
  #cause = '';
  clock: Clock = { ahead: 0, error: 0 };
  /** How often it has connected; another connection may be to another server. */
  connections = 0;

  constructor(
    readonly url: string,
    private readonly options = CACHED_DATA,
  ) {
    this.#started = this.#connect().catch((error: unknown) => this.#lost(error));
    const measure = () =>
      this.isUp &&
      measureClock((request) => this.run(request)).then(
        (clock) => (this.clock = clock),
        () => undefined,
      );
    this.#clockTimer = setInterval(measure, CLOCK_INTERVAL_MS).unref();
  }

  get isUp(): boolean {
    return this.#state === 'up';
  }

  /** Resolves when the first try to connect has ended, successful or not. */
  get started(): Promise<unknown> {
    return this.#started;
  }

  async #connect(): Promise<void> {
    const { createClient } = await import('redis');
    const client = clientFor(createClient, this.url, {
      connectTimeoutMs: DEAD_AFTER_MS,
      reconnectDelayMs: RETRY_DELAY_MS,
    });
    this.#client = client;
    client.on('error', (error: unknown) => this.#client === client && this.#lost(error));
    client.on('ready', () => {
      // Only a command keeps a process alive.
      client.unref();
      this.connections += 1;
    });
    client.connect().catch(() => undefined);
    await withTickTimeout(this.options.timeoutMs, once(client, 'ready'));
    await this.#found(client);
  }

  async #found(client: RedisClient): Promise<void> {
    this.clock = await measureClock((request) => withTickTimeout(TIMEOUT_MS, request(client)));
    if (this.#isUnreachableLogged) log('info', this.options.part, 'Redis is reachable again');
    this.#isUnreachableLogged = false;
    this.#state = 'up';
  }

  #lost(error: unknown): void {
    if (this.#state !== 'unreachable')
      this.#cause = error instanceof Error && error.message ? ` (${error.message})` : '';
    this.#state = 'unreachable';
    this.#retry();
  }

  /** Logs once, after the first retry: a short interruption is not worth a line. */
  #logUnreachable(): void {
    if (this.#isUnreachableLogged) return;
    this.#isUnreachableLogged = true;
    log('error', this.options.part, `Redis is unreachable${this.#cause}: ${this.options.lost}`);
  }

  #retry(): void {
    if (this.#retryTimer || this.#isClosed) return;
    this.#retryingSince = Date.now();
    const schedule = () => (this.#retryTimer = setTimeout(attempt, RETRY_DELAY_MS).unref());
    const attempt = async () => {
      if (this.#isClosed) return;
      try {
        const client = this.#client;
        if (!client?.isReady) throw new RedisUnreachableError('not connected');
        await withTickTimeout(TIMEOUT_MS, client.ping());
        await this.#found(client);
        this.#retryTimer = undefined;
      } catch {
        if (this.#isClosed) return;
        this.#logUnreachable();
        if (Date.now() - this.#retryingSince > DEAD_AFTER_MS && this.#client?.isReady) this.#reconnect();
        schedule();
      }
    };
    schedule();
  }

  #reconnect(): void {
    this.#retryingSince = Date.now();
    const dead = this.#client;
    this.#client = undefined;
    end(dead);
    this.#connect().catch(() => undefined);
  }

  /** Runs commands within the time limit. @throws also when a command that was sent may have been executed */
  async run<Value>(request: (client: RedisClient) => Promise<Value>): Promise<Value> {
    if (this.#state === 'starting') await this.#started;
    if (this.#state !== 'up' || !this.#client) throw new RedisUnreachableError('Redis is unreachable');
    try {
      return await withTickTimeout(this.options.timeoutMs, request(this.#client));
    } catch (error) {
      if (isRefusal(error)) this.#logRefusal(error);
      else this.#lost(error);
      throw error;
    }
  }

  #logRefusal(error: Error): void {
    if (Date.now() - this.#refusalLoggedAt < LOG_INTERVAL_MS) return;
    this.#refusalLoggedAt = Date.now();
    log('error', this.options.part, `Redis refuses commands (${error.message.slice(0, 200)})`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#clockTimer);
    await this.#started;
    this.#state = 'unreachable';
    end(this.#client);
  }
}

/** Whether Redis answered with an error: memory full, no rights, a script's fault. It is reachable then. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  /^[A-Z]{3,} /.test(error.message) &&
  !/^(?:LOADING|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) /.test(error.message);

const WRITE_TEST_TTL_MS = 60_000;

export const linksState = processState<Map<string, RedisLink>>('redisLinks');

/** Returns this process's connection, which the first call opens; null without REDIS_URL. */
export function redisLink(): RedisLink | null {
  const url = redisUrl();
  return url ? keyedValue(linksState, url, () => new RedisLink(url)) : null;
}

/** Returns whether Redis accepts writes: a replica and a full one do not. Null without REDIS_URL; never throws. */
export async function isWritable(): Promise<boolean | null> {
  const link = redisLink();
  if (!link) return null;
  const key = `${brandKey(site().code)}:health`;
  return link
    .run((client) => client.set(key, '1', { expiration: { type: 'PX', value: WRITE_TEST_TTL_MS } }))
    .then(
      () => true,
      () => false,
    );
}
