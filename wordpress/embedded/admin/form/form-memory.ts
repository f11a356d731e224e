import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Made {
  id: number;
  version: string;
}

/**
 * What forms that are open in a browser have already saved. The same form sent twice, or previewed and then published,
 * is about the same post and knows its own last change. Lost with a restart: the version check then asks once too often.
 */
export class FormMemory {
  private readonly made = new LRUCache<string, Made>({ max: 1000 });

  /** A name for a form that is drawn. */
  name = (): string => randomUUID();

  /** What a form of this user saved last. */
  recall = (user: string, form: string): Made | undefined => this.made.get(`${user} ${form}`);

  keep(user: string, form: string, { id, version }: Made): void {
    if (/^[\w-]{8,64}$/.test(form)) this.made.set(`${user} ${form}`, { id, version });
  }
}
