/** Where flags are shared with other processes. */
export interface FlagStore {
  /** Sets a flag for so long. Returns whether it was unset. @throws when it was not stored */
  set(key: string, remainingMs: number): Promise<boolean>;
  /** Returns how long a flag stays set, ms; 0 if it is unset. @throws when that is not known */
  remaining(key: string): Promise<number>;
}
