import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { mergeShape, type Shape } from '../lib/shape';
import { jsonStorage } from './storage';

interface StoredState<State extends object> {
  area: 'local' | 'session';
  /** Key in the storage. */
  name: string;
  shape: Shape<State>;
  initial: State;
}

/**
 * Returns a store that is persisted in the browser's storage and validated key by key on read. Reading and writing never
 * throw.
 */
export function storedState<State extends object>({ area, name, shape, initial }: StoredState<State>) {
  return createStore<State>()(
    persist<State, [], [], unknown>(() => initial, {
      name,
      // Also of a later shape: each key is validated on its own.
      version: 1,
      storage: jsonStorage(area),
      // Valid keys of another version are used.
      migrate: (state) => state,
      merge: (state, current) => mergeShape(shape, state, current),
    }),
  );
}
