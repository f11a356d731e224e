import { measureClock } from './clock.mjs';
import { say } from './log.mjs';
import { clientFor, end } from './settings.mjs';
import { inTime } from './with-timeout.mjs';

/** How long anybody waits for one answer of Redis, ms: what comes later could have been asked of WordPress. */
export const PATIENCE = 400;
/** While it is away nobody asks it; so often it is looked for, ms. */
const LOOK_EVERY = 500;
/** A connection on which nothing came for so long is given up, ms. */
const DEAD_AFTER = 5000;
/** One line about its refusals in so long, ms. */
const SAY_EVERY = 60_000;
/** Clocks are put right now and then, ms. */
const CLOCK_EVERY = 60_000;

export class RedisAwayError extends Error {
  name = 'RedisAwayError';
}

/**
 * One process's connection to Redis for all that is kept for speed's sake. It never makes anybody wait long: a question
 * has `PATIENCE`, and the first that gets no answer opens a breaker, so that all others fail at once until Redis answers
 * again. Whoever asks must be able to do without.
 *
 * @typedef {ReturnType<typeof clientFor>} Client
 */
export class RedisLink {
  /** @type {'starting' | 'up' | 'away'} */
  #state = 'starting';
  /** @type {Client | undefined} */
  #client;
  /** @type {Promise<unknown>} */
  #started;
  /** @type {NodeJS.Timeout | undefined} */
  #looking;
  #lookingSince = 0;
  #saidAt = -Infinity;
  #isClosed = false;
  #isSaid = false;
  /** @type {NodeJS.Timeout} */
  #clockLooks;
  #because = '';
  /** Redis's clock less this one's, and how far that may be wrong, ms. */
  clock = { ahead: 0, error: 0 };

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    this.#started = this.#connect().catch((error) => this.#lost(error));
    const look = () =>
      this.isUp &&
      measureClock((ask) => this.run(ask)).then(
        (clock) => (this.clock = clock),
        () => undefined,
      );
    this.#clockLooks = setInterval(look, CLOCK_EVERY).unref();
  }

  /** Whether it answered when it was last asked. */
  get isUp() {
    return this.#state === 'up';
  }

  /** Done when the first try to connect has ended, well or not; never throws. */
  get started() {
    return this.#started;
  }

  async #connect() {
    const { createClient } = await import('redis');
    const client = clientFor(createClient, this.url, { connectTimeout: DEAD_AFTER, reconnectAfter: LOOK_EVERY });
    this.#client = client;
    client.on('error', (error) => this.#client === client && this.#lost(error));
    // Nobody who is kept for speed's sake keeps a process alive.
    client.on('ready', () => client.unref());
    client.connect().catch(() => undefined);
    await inTime(PATIENCE, new Promise((resolve) => client.once('ready', resolve)));
    await this.#found(client);
  }

  /** @param {Client} client */
  async #found(client) {
    this.clock = await measureClock((ask) => inTime(PATIENCE, ask(client)));
    if (this.#isSaid) say('info', 'redis', 'is back: pages, notices and limits are shared again');
    this.#isSaid = false;
    this.#state = 'up';
  }

  /** @param {unknown} error */
  #lost(error) {
    if (this.#state !== 'away') this.#because = error instanceof Error && error.message ? ` (${error.message})` : '';
    this.#state = 'away';
    this.#look();
  }

  /** Once, and not for a moment's weakness: when it was looked for in vain. */
  #sayAway() {
    if (this.#isSaid) return;
    this.#isSaid = true;
    say(
      'error',
      'redis',
      `is away${this.#because}: this process serves what it has itself, and takes no notice until it is back`,
    );
  }

  #look() {
    if (this.#looking || this.#isClosed) return;
    this.#lookingSince = Date.now();
    const again = () => (this.#looking = setTimeout(look, LOOK_EVERY).unref());
    const look = async () => {
      if (this.#isClosed) return;
      try {
        const client = this.#client;
        if (!client?.isReady) throw new RedisAwayError('not connected');
        await inTime(PATIENCE, client.ping());
        await this.#found(client);
        this.#looking = undefined;
      } catch {
        if (this.#isClosed) return;
        this.#sayAway();
        if (Date.now() - this.#lookingSince > DEAD_AFTER && this.#client?.isReady) this.#renew();
        again();
      }
    };
    again();
  }

  /** It is connected and does not answer: a new connection may. */
  #renew() {
    this.#lookingSince = Date.now();
    const dead = this.#client;
    this.#client = undefined;
    end(dead);
    this.#connect().catch(() => undefined);
  }

  /**
   * @template Value
   * @param {(client: Client) => Promise<Value>} ask
   * @returns {Promise<Value>}
   * @throws when Redis is away, does not answer in time, or refuses; what was sent may have been done all the same
   */
  async run(ask) {
    if (this.#state === 'starting') await this.#started;
    if (this.#state !== 'up' || !this.#client) throw new RedisAwayError('Redis is away');
    try {
      return await inTime(PATIENCE, ask(this.#client));
    } catch (error) {
      if (isRefusal(error)) this.#refused(error);
      else this.#lost(error);
      throw error;
    }
  }

  /** @param {Error} error */
  #refused(error) {
    if (Date.now() - this.#saidAt < SAY_EVERY) return;
    this.#saidAt = Date.now();
    say('error', 'redis', `refuses what it is asked (${error.message.slice(0, 200)})`);
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#looking);
    clearInterval(this.#clockLooks);
    await this.#started;
    this.#state = 'away';
    end(this.#client);
  }
}

/** An answer, though not the one that was hoped for: memory full, no rights, a script's fault. @param {unknown} error @returns {error is Error} */
const isRefusal = (error) =>
  error instanceof Error &&
  /^[A-Z]{3,} /.test(error.message) &&
  !/^(?:LOADING|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) /.test(error.message);
