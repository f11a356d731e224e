import { useEffect, useMemo, useReducer, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportEarlyError } from '@/visitor/errors/early-errors';
import { PostPasswordContext } from '../Protected/post-password-context';

interface RootProps {
  /** The page's canonical path. */
  path: string;
  /** Called when the island and what its effects have changed are in the page. */
  onReady: () => void;
  children: ReactNode;
}

function Root({ path, onReady, children }: RootProps) {
  const [isReady, setReady] = useReducer(() => true, false);
  // React batches this with what the children's effects, which run before, have changed.
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
 * Hydrates what the server rendered of an island. Resolves when the island works.
 * @throws what the component throws; the server's HTML is back in its place then, with what was typed before hydration
 */
export function hydrateIsland<Props extends object>(
  host: HTMLElement,
  { Component, props, path }: IslandContent<Props>,
): Promise<void> {
  const name = host.dataset.island ?? '';
  const before = [...host.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
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
            // Long after hydration nobody awaits it.
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
}
