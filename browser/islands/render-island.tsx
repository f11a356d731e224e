import { createRoot } from 'react-dom/client';

import { reportEarlyError } from '@/visitor/errors/early-errors';

import type { ReactNode } from 'react';

/**
 * Draws something that is not in the server's HTML, in a root of its own. What throws is reported and leaves nothing.
 * @param prefix of the ids in it: no other root has the same
 * @returns what takes it away
 */
export function renderIsland(node: ReactNode, prefix: string): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    identifierPrefix: prefix,
    onUncaughtError: (error) => {
      reportEarlyError(error);
      host.remove();
    },
  });
  root.render(node);
  return () => {
    root.unmount();
    host.remove();
  };
}
