import { say } from '../../platform/redis/log.mjs';
import { SegmentedLog } from './segmented-log.mjs';

/**
 * What changed, and when: the one answer to "is this older than an edit that concerns it?", for kept pages, menus, lists
 * and feeds alike. A mark is written before its notice is answered, so a crash loses none, and every process reads what
 * the others wrote. Nothing has to be found and deleted when a mark comes; whoever is about to hand something out asks.
 *
 * @typedef {{ at: number, keys: readonly string[] }} Made when asking WordPress began (ms), and what the answers hold:
 *   `post:12`, `list:post`, `uri:/about/`, `kind:menu`. `*` stands for "not known", which every mark concerns.
 * @typedef {{ time: number, match: readonly string[] | '*', clear?: boolean, id?: string, by?: string, sid?: string }} Mark
 *   `clear`: what is older must not even serve while WordPress is away. `sid`: its entry in the stream of all machines.
 * @typedef {{ add(mark: Mark): Promise<string | null>, caughtUp: Promise<void>, isFollowing: boolean }} Shared where marks of all machines are written
 *   first; `caughtUp`: those that were there before are read
 */

const BOUND = { fileBytes: 1024 * 1024, files: 4 };
/** In memory. Older ones become one: whatever was made before them counts as concerned. */
const MOST = 5000;
/** As far as clocks of several machines may be apart, ms. What was made later than that was made by a clock that was wrong, and no mark of now would concern it. */
const MOST_AHEAD = 60_000;

/** @param {readonly string[]} keys @param {ReadonlySet<string> | null} match null concerns everything */
const concerns = (keys, match) => match === null || keys.some((key) => key === '*' || match.has(key));

/**
 * Whether a change told by these keys concerns what was made of those, whenever that was.
 * @param {readonly Made[]} made
 * @param {readonly string[] | '*'} match
 */
export function isMadeOf(made, match) {
  const keys = match === '*' ? null : new Set(match);
  return made.some((one) => concerns(one.keys, keys));
}

/** @param {unknown} word */
const isWord = (word) => word === undefined || typeof word === 'string';

/**
 * A line of the journal, or an entry of the stream, may be anything: of another version, or of a disk that failed.
 * @param {unknown} record
 * @returns {record is Mark}
 */
function isMark(record) {
  if (typeof record !== 'object' || record === null) return false;
  const { time, match, id, by, sid } = /** @type {Record<string, unknown>} */ (record);
  return (
    Number.isFinite(time) &&
    (match === '*' || (Array.isArray(match) && match.every((key) => typeof key === 'string'))) &&
    [id, by, sid].every(isWord)
  );
}

export class Marks {
  /** By time. @type {{ time: number, match: ReadonlySet<string> | null }[]} */
  #marks = [];
  /** Who wrote a notice's id first. @type {Map<string, string>} */
  #ids = new Map();
  /** Entries of the stream that are in the journal. @type {Set<string>} */
  #sids = new Set();
  /** @type {Shared | null} */
  shared = null;
  /** Made before this: nobody knows any more whether something concerned it. */
  #floor = 0;
  #clearedAt = 0;

  /** @param {string} folder */
  constructor(folder) {
    this.log = new SegmentedLog(folder, BOUND);
    this.#refresh();
    // The journal's beginning is gone: what was made before the rest of it may be concerned by what was in it.
    if (this.log.isCut) this.#floor = Math.max(this.#floor, this.#marks[0]?.time ?? 0);
  }

  #refresh() {
    const records = this.log.readNew();
    for (const record of records) if (isMark(record)) this.#take(record);
    if (this.#marks.length > MOST) {
      const folded = this.#marks.splice(0, this.#marks.length - MOST / 2);
      this.#floor = folded.at(-1)?.time ?? this.#floor;
    }
    if (this.#ids.size > MOST) this.#ids = new Map([...this.#ids].slice(-MOST / 2));
    if (this.#sids.size > 2 * MOST) this.#sids = new Set([...this.#sids].slice(-MOST - MOST / 2));
  }

  /** @param {Mark} mark */
  #take({ time, match, clear, id, by, sid }) {
    if (sid) this.#sids.add(sid);
    if (id && by && !this.#ids.has(id)) this.#ids.set(id, by);
    if (clear) this.#clearedAt = Math.max(this.#clearedAt, time);
    const last = this.#marks.at(-1);
    this.#marks.push({ time, match: match === '*' ? null : new Set(match) });
    // Two processes may write in another order than they looked at the clock.
    if (last && last.time > time) this.#marks.sort((a, b) => a.time - b.time);
  }

  /** @param {string} id */
  hasSeen(id) {
    this.#refresh();
    return this.#ids.has(id);
  }

  /**
   * @param {Mark} mark
   * @returns {Promise<boolean>} false when another process was first with the same id
   * @throws when the disk, or Redis, takes nothing: the notice must then not be answered as accepted
   */
  async add(mark) {
    if (this.shared) {
      const sid = await this.shared.add(mark);
      if (sid !== null) this.receive([{ ...mark, sid }]);
      return sid !== null;
    }
    this.log.append(mark);
    this.#refresh();
    return !mark.id || this.#ids.get(mark.id) === mark.by;
  }

  /**
   * Marks that stand in the stream of all machines; those that this machine has already are left out.
   * @param {Mark[]} marks
   */
  receive(marks) {
    this.#refresh();
    const fresh = marks.filter(({ sid }) => !sid || !this.#sids.has(sid));
    if (fresh.length === 0) return;
    try {
      this.log.append(...fresh);
      this.#refresh();
    } catch (error) {
      // They count all the same, in this process; the others of this machine read the stream themselves.
      say(
        'error',
        'notices',
        `could not be written to this machine’s disk (${error instanceof Error ? error.message : error})`,
      );
      for (const mark of fresh) this.#take(mark);
    }
  }

  /**
   * What changed since then, by what it was told by.
   * @param {number} since ms
   * @returns {string[] | '*'} '*' where something concerned everything
   */
  changedSince(since) {
    this.#refresh();
    const recent = this.#marks.filter(({ time }) => time >= since);
    if (this.#floor > since || recent.some(({ match }) => match === null)) return '*';
    return [...new Set(recent.flatMap(({ match }) => [...(match ?? [])]))];
  }

  /** When everything was last thrown away, ms; 0 for never. */
  get clearedAt() {
    this.#refresh();
    return this.#clearedAt;
  }

  /**
   * Whether something changed since then that one of these was made of.
   * @param {readonly Made[]} made
   * @param {number} [excusedUntil] marks up to here do not count (WordPress failed when the page was made again for them)
   */
  concern(made, excusedUntil = 0) {
    this.#refresh();
    const latest = Date.now() + MOST_AHEAD;
    if (made.some(({ at }) => at > latest)) return true;
    const excused = excusedUntil > latest ? 0 : excusedUntil;
    const since = made.map(({ at, keys }) => ({ at: Math.max(at, excused + 1), keys }));
    const oldest = Math.min(...since.map(({ at }) => at));
    if (oldest <= this.#floor) return true;
    for (let i = this.#marks.length - 1; i >= 0; i -= 1) {
      const mark = this.#marks[i];
      if (!mark || mark.time < oldest) return false;
      if (since.some(({ at, keys }) => mark.time >= at && concerns(keys, mark.match))) return true;
    }
    return false;
  }
}

/** On globalThis: Next gives pages, API routes and this unbuilt module instances of their own. @type {Map<string, Marks>} */
const known = (globalThis.footbridgeMarks ??= new Map());

/**
 * @param {string} folder
 * @param {(marks: Marks) => Shared | null} [share] for a journal that is opened: what makes it one of many
 * @returns {Marks}
 */
export function marksOf(folder, share) {
  const held = known.get(folder);
  if (held) return held;
  const marks = new Marks(folder);
  known.set(folder, marks);
  marks.shared = share?.(marks) ?? null;
  return marks;
}
