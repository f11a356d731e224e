import type { ReactNode } from 'react';
import { requireJson } from './require-json';
import type { IslandComponent, IslandName, IslandTime } from './registry';

/** Names of the islands that take these props. */
type NameFor<Props> = {
  [Name in IslandName]: IslandComponent<Name> extends (props: Props) => ReactNode ? Name : never;
}[IslandName];

export interface IslandElementProps<Props extends object> {
  name: NameFor<Props>;
  when: IslandTime;
  /** The component that the registry has under this name. */
  of: (props: Props) => ReactNode;
  props: Props;
}

/**
 * Renders a component on the server, with what the browser needs to hydrate it (browser/islands). An island's ids are its
 * own: useId would give others in the browser, where the island is a root by itself.
 */
export function Island<Props extends object>({
  name,
  when,
  of: Component,
  props,
}: IslandElementProps<Props>): ReactNode {
  if (process.env.NODE_ENV !== 'production') requireJson(name, props);
  return (
    <div className="island" data-island={name} data-island-when={when} data-island-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
