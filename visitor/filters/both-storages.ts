import { jsonStorage } from '../state/storage';

import type { PersistStorage } from 'zustand/middleware';

const partsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/**
 * Returns a storage that writes to local and session storage and reads the session's parts over the local ones. Two tabs can
 * differ, and a new tab begins with the last stored state.
 * @param sessionName key in session storage; the key in local storage is the store's name
 */
export function bothStorages(sessionName: string): PersistStorage<unknown, void> {
  const local = jsonStorage('local');
  const session = jsonStorage('session');
  return {
    getItem: (name) => {
      const [older, newer] = [local.getItem(name), session.getItem(sessionName)];
      return older || newer
        ? { ...older, ...newer, state: { ...partsOf(older?.state), ...partsOf(newer?.state) } }
        : null;
    },
    setItem: (name, value) => {
      session.setItem(sessionName, value);
      local.setItem(name, value);
    },
    removeItem: (name) => {
      session.removeItem(sessionName);
      local.removeItem(name);
    },
  };
}
