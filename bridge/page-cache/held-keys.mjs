/** The frame's keys are the same in thousands of entries: held once. */
export class HeldKeys {
  /** @type {Map<string, readonly string[]>} */
  #keys = new Map();

  /** @param {import('./marks.mjs').Made[]} made */
  once(made) {
    return made.map(({ at, keys }) => {
      const name = keys.join(' ');
      const held = this.#keys.get(name) ?? keys;
      this.#keys.set(name, held);
      return { at, keys: held };
    });
  }

  clear() {
    this.#keys.clear();
  }
}
