import type { Entry, Head } from './entry';

type Later<Value> = Value | Promise<Value>;

/** Where entries are: memory, this machine's disk, Redis. Only `clear` throws: the site works without any of them. */
export interface EntryStore {
  read(key: string): Later<Entry | null>;
  /** Stores an entry in place of an older one. */
  write(entry: Entry): Later<void>;
  delete(key: string): Later<void>;
  /** Returns the heads of all entries, in no order. */
  list(): Later<Head[]>;
  /** @throws when the entries could not be deleted */
  clear(): Later<void>;
}
