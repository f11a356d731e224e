/** Requests for what is being made just now, behind the first of them. */
export interface Crowd {
  /** Has somebody wait, if anybody leads; false where nobody does. */
  join(name: string, wait: Wait): boolean;
  /** Makes the caller the first; to be ended once. */
  lead(name: string): { answered(): void; gone(): void };
}

export interface Wait {
  /** The first is being answered. */
  onAnswer(): void;
  /** The first has gone without an answer: another may lead. */
  onGone(): void;
}

/** One for each server. */
export function createCrowd(): Crowd {
  const waiting = new Map<string, Wait[]>();
  const end = (name: string, own: readonly Wait[], tell: (one: Wait) => void): void => {
    if (waiting.get(name) !== own) return;
    waiting.delete(name);
    for (const one of own) tell(one);
  };
  return {
    join(name, wait) {
      const others = waiting.get(name);
      others?.push(wait);
      return others !== undefined;
    },
    lead(name) {
      const own: Wait[] = [];
      waiting.set(name, own);
      return {
        answered: () => end(name, own, (one) => one.onAnswer()),
        gone: () => end(name, own, (one) => one.onGone()),
      };
    },
  };
}
