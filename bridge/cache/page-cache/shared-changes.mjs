import { randomUUID } from 'node:crypto';

import { ADD, OPEN } from './change-scripts.mjs';
import { isBefore, marksIn, timeOfId } from './change-entries.mjs';
import { measureClock } from '../../platform/redis/clock.mjs';
import { inTime } from '../../platform/redis/with-timeout.mjs';
import { PATIENCE } from '../../platform/redis/link.mjs';
import { clientFor, end } from '../../platform/redis/settings.mjs';

/**
 * What changed, told to all machines by a stream in Redis. Each machine's journal (marks.mjs) stays what everybody looks at:
 * a mark of this process is written to the stream and then to the journal, those of others are read from the stream by a
 * connection of its own, which waits for them, and written to the journal, too. So a process that starts without Redis
 * knows what its machine knew, and looking costs nothing more.
 *
 * @typedef {import('./marks.mjs').Mark} Mark
 * @typedef {import('../../platform/redis/link.mjs').RedisLink} RedisLink
 */

/** As the journal: so many are known one by one. */
const BOUND = { entries: 5000, bytes: 2 * 1024 * 1024 };
/** WordPress sends a notice again for days; a signature is good for minutes. */
const ID_FOR = 7 * 24 * 3600_000;
/** A reader waits so long for the next entry before it asks anew, ms. */
const BLOCK = 5000;
const AT_ONCE = 500;
/** Between two tries to read, ms. */
const AGAIN_AFTER = 500;

export class SharedChanges {
  #position = '0-0';
  #epoch = '';
  #isClosed = false;
  /** Whether what others write is heard of. */
  isFollowing = false;
  /** As the link's, by this connection, which may be there before the link's is. */
  #clock = { ahead: 0, error: 0 };
  /** @type {import('../../platform/redis/link.mjs').Client | undefined} */
  #client;
  /** @type {() => void} */
  #caughtUp = () => undefined;
  /** Done when all that was in the stream is in the journal. @type {Promise<void>} */
  caughtUp = new Promise((resolve) => (this.#caughtUp = resolve));
  /** @type {Promise<void> | undefined} */
  #reading;

  /**
   * @param {RedisLink} link
   * @param {string} prefix
   * @param {(marks: Mark[]) => void} receive gets what others wrote, oldest first; some may come twice
   */
  constructor(link, prefix, receive) {
    this.link = link;
    this.prefix = prefix;
    this.keys = [`${prefix}:changes`, `${prefix}:changes:head`];
    this.receive = receive;
  }

  /** Begins to read, and never ends by itself. */
  start() {
    this.#reading ??= this.#read();
  }

  /**
   * @param {Mark} mark
   * @returns {Promise<string | null>} the entry's id; null for a notice that was here before, whichever machine had it
   * @throws when Redis does not take it: it must not be said to be accepted
   */
  async add(mark) {
    const keys = [...this.keys, `${this.prefix}:notice:${mark.id ?? ''}`];
    const values = [randomUUID(), JSON.stringify(mark), BOUND.entries, BOUND.bytes, mark.id ? 1 : 0, ID_FOR].map(
      String,
    );
    const id = await this.link.run((client) => client.eval(ADD, { keys, arguments: values }));
    return String(id) || null;
  }

  async #read() {
    while (!this.#isClosed) {
      try {
        await this.#follow();
      } catch {
        // That Redis is away is said by the link.
        this.isFollowing = false;
        end(this.#client);
        this.#client = undefined;
      }
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER).unref());
    }
  }

  /** @throws when the connection is lost, or silent */
  async #follow() {
    await this.link.started;
    const { createClient } = await import('redis');
    const client = clientFor(createClient, this.link.url, { connectTimeout: BLOCK, reconnectAfter: false });
    this.#client = client;
    client.on('error', () => undefined);
    await inTime(BLOCK, client.connect(), { isIdle: true });
    client.unref();
    await this.#lookAtClock(client);
    await this.#open(client);
    for (let isAtEnd = false; !this.#isClosed;) {
      const [stream] = this.keys;
      const asked = client.xRead(
        { key: stream ?? '', id: this.#position },
        isAtEnd ? { COUNT: AT_ONCE, BLOCK } : { COUNT: AT_ONCE },
      );
      const answer = await inTime(BLOCK + 2 * PATIENCE, asked, { isIdle: true });
      const entries = answer?.[0]?.messages ?? [];
      this.#take(entries);
      // Nothing to do for a while. Clocks are put right now and then.
      if (isAtEnd && entries.length === 0) await this.#lookAtClock(client);
      if (entries.length < AT_ONCE && !isAtEnd) {
        isAtEnd = true;
        this.isFollowing = true;
        this.#caughtUp();
      }
    }
  }

  /** @param {import('../../platform/redis/link.mjs').Client} client */
  async #lookAtClock(client) {
    this.#clock = await measureClock((ask) => inTime(PATIENCE, ask(client), { isIdle: true }));
  }

  /** What is not in the stream any more, and was never read here, may concern all that was made before. @param {import('../../platform/redis/link.mjs').Client} client */
  async #open(client) {
    const [epoch, floor] = /** @type {string[]} */ (
      await inTime(PATIENCE, client.eval(OPEN, { keys: this.keys, arguments: [randomUUID()] }))
    );
    if (epoch === this.#epoch && !isBefore(this.#position, floor)) return;
    this.#epoch = epoch;
    this.#position = '0-0';
    this.receive([{ time: this.#here(floor), match: '*', sid: `${epoch} ${floor}` }]);
  }

  /**
   * @param {{ id: string, message: Record<string, string> }[]} entries
   * @throws when all has to be read anew
   */
  #take(entries) {
    const last = entries.at(-1);
    if (!last) return;
    // Another stream has begun, without the connection having been lost.
    if (this.#position !== '0-0' && entries.some(({ message }) => message.mark === ''))
      throw new Error('the stream is a new one');
    this.receive(marksIn(entries).map((mark) => ({ ...mark, time: this.#here(mark.sid) })));
    this.#position = last.id;
  }

  /** When an entry was written, by this machine's clock; rather a moment too late: a page is then made again that need not. @param {string} id */
  #here(id) {
    const { ahead, error } = this.#clock;
    return timeOfId(id) - ahead + error;
  }

  async close() {
    this.#isClosed = true;
    end(this.#client);
    await this.#reading;
  }
}
