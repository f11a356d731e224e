import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Made {
  id: number;
  version: string;
}

/**
 * Remembers what forms that are open in a browser have saved. The same form sent twice, or previewed and then
 * published, belongs to the same post and knows its own last change. A restart loses this: the version check may then
 * report a needless conflict.
 */
export class FormMemory {
  private readonly made = new LRUCache<string, Made>({ max: 1000 });

  /** Returns an id for a rendered form. */
  name = (): string => randomUUID();

  /** Returns what a form of this user saved last. */
  recall = (user: string, form: string): Made | undefined => this.made.get(`${user} ${form}`);

  store(user: string, form: string, { id, version }: Made): void {
    if (/^[\w-]{8,64}$/.test(form)) this.made.set(`${user} ${form}`, { id, version });
  }
}
