import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { mergeShape } from '../lib/shape';
import { jsonStorage } from './storage';

import type { Shape } from '../lib/shape';

interface KeptState<State extends object> {
  area: 'local' | 'session';
  /** The storage's key. */
  name: string;
  /** Of the shape. It need not rise with a new key: every key is read by itself, and falls back by itself. */
  version: number;
  shape: Shape<State>;
  initial: State;
}

/**
 * A store that is kept in the browser's storage and read from there key by key: whatever an older or newer release, a
 * full disk or another script left, each key holds a value of its type. Neither reading nor writing ever throws.
 */
export function storedState<State extends object>({ area, name, version, shape, initial }: KeptState<State>) {
  return createStore<State>()(
    persist<State, [], [], unknown>(() => initial, {
      name,
      version,
      storage: jsonStorage(area),
      // Of another version, what still fits is taken over.
      migrate: (state) => state,
      merge: (state, current) => mergeShape(shape, state, current),
    }),
  );
}
