import { startTransition, useEffect, useMemo, useReducer, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportEarlyError } from '@footbridge/browser/errors/early-errors';
import { PostPasswordContext } from '../Protected/post-password-context';

interface RootProps {
  /** The page's canonical path. */
  path: string;
  /** Called after the island's effects. */
  onReady: () => void;
  children: ReactNode;
}

function Root({ path, onReady, children }: RootProps) {
  const [isReady, setReady] = useReducer(() => true, false);
  // The children's effects run before, and React batches their updates with this one.
  useEffect(setReady, [setReady]);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const unlock = useMemo(() => ({ path, failure: null }), [path]);
  return <PostPasswordContext value={unlock}>{children}</PostPasswordContext>;
}

export interface IslandContent<Props extends object> {
  Component: ComponentType<Props>;
  props: Props;
  /** The page's canonical path. */
  path: string;
}

/**
 * Hydrates an island. Resolves when it works.
 * @throws the component's error, after restoring the server's HTML with what was typed before hydration
 */
export function hydrateIsland<Props extends object>(
  host: HTMLElement,
  { Component, props, path }: IslandContent<Props>,
): Promise<void> {
  const name = host.dataset.island ?? '';
  const before = [...host.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    // In slices of five milliseconds, between which the page answers; otherwise React would hydrate at one go.
    startTransition(() => {
      const root = hydrateRoot(
        host,
        <Root path={path} onReady={resolve}>
          <Component {...props} />
        </Root>,
        {
          onUncaughtError: (error) => {
            reportEarlyError(error);
            console.error(`Island ${name} failed`, error);
            // Not while React renders.
            setTimeout(() => {
              root.unmount();
              host.replaceChildren(...before);
              // After hydration the promise is settled.
              host.dataset.islandStatus = 'failed';
              reject(error instanceof Error ? error : new Error(`Island ${name} failed`));
            });
          },
          onRecoverableError: (error) => {
            reportEarlyError(error);
            console.error(`Island ${name}: the browser renders something else than the server`, error);
          },
        },
      );
    });
  });
}
