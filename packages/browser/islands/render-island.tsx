import { createRoot } from 'react-dom/client';

import { reportEarlyError } from '@footbridge/browser/errors/early-errors';

import type { ReactNode } from 'react';

/**
 * Renders an island that is not in the server's HTML, in a new React root. An error is reported and removes it.
 * @returns a function that removes it
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
