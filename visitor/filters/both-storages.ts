import { jsonStorage } from '../state/storage';

import type { PersistStorage } from 'zustand/middleware';

const partsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/**
 * Local and session storage for one state. Both are written; read, the session's parts lie over the local ones. So two
 * tabs may hold different things, and a new tab begins with what was held last.
 * @param sessionName its key in the session storage; the local one's is the store's own name
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
