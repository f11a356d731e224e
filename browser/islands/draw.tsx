import { createRoot } from 'react-dom/client';

import { storeError } from '@/visitor/errors/early';

import type { ReactNode } from 'react';

/**
 * Draws something that is not in the server's HTML, in a root of its own. What throws is reported and leaves nothing.
 * @param prefix of the ids in it: no other root has the same
 * @returns what takes it away
 */
export function draw(node: ReactNode, prefix: string): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {
    identifierPrefix: prefix,
    onUncaughtError: (error) => {
      storeError(error);
      host.remove();
    },
  });
  root.render(node);
  return () => {
    root.unmount();
    host.remove();
  };
}
