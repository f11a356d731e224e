import { use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

import type { ViewProps } from '../view';

export interface Slot<View> {
  Draw(props: ViewProps<View>): ReactNode;
}

const listenToNothing = () => () => undefined;
/** True while React takes over what the server drew. */
const useIsHydrating = () => useSyncExternalStore(listenToNothing, () => false, () => true);

const never = new Promise<never>(() => undefined);

/**
 * The place of a view whose code is a chunk of its own.
 *
 * Next's own `dynamic` names the chunk in the server's HTML, but draws nothing in its place while it is on its way: a link to
 * another template would show an empty page, and a first page whose chunk is lost would lose its text. So it draws on the server
 * alone. In the browser a view waits for its code: what is on the screen stays, the server's HTML or the page before.
 * @param Named the view by Next's `dynamic`
 * @param load fetches the same. Where that fails, the server's HTML stays; on a way by a link the page is asked for anew, from
 *   the server: after a new build the old one's chunks are gone.
 */
export function slot<View>(Named: ComponentType<ViewProps<View>>, load: () => Promise<{ default: ComponentType<ViewProps<View>> }>): Slot<View> {
  if (typeof window === 'undefined') return { Draw: (props) => <Named {...props} /> };
  let loading: ReturnType<typeof load> | undefined;
  const begin = (isHydrating: boolean) =>
    load().catch(() => {
      loading = undefined;
      if (!isHydrating) window.location.reload();
      return never;
    });
  return {
    Draw: function Draw(props) {
      const isHydrating = useIsHydrating();
      loading ??= begin(isHydrating);
      const { default: View } = use(loading);
      return <View {...props} />;
    },
  };
}
