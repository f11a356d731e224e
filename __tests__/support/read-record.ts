/** Which parts of a value somebody reads: paths as `people[].name`, of what holds no further parts. */
export class ReadRecord {
  readonly #held = new Set<string>();
  readonly #read = new Set<string>();

  /** A value like the given, which notes what is read of it. */
  of<Value>(value: Value, path: string): Value {
    this.#list(value, path);
    return this.#watched(value, path);
  }

  /** Whatever the values held and nobody ever read. */
  get unread(): string[] {
    return [...this.#held].filter((path) => !this.#read.has(path)).toSorted();
  }

  #list(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const item of value) this.#list(item, `${path}[]`);
    else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) this.#list(part, `${path}.${key}`);
    // What is absent costs nothing.
    else if (value !== undefined && value !== null) this.#held.add(path);
  }

  #watched<Value>(value: Value, path: string): Value {
    if (typeof value !== 'object' || value === null) {
      this.#read.add(path);
      return value;
    }
    return new Proxy(value, {
      get: (target, key, receiver) => {
        const part: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return part;
        return this.#watched(part, Array.isArray(target) ? `${path}[]` : `${path}.${key}`);
      },
    });
  }
}
