import type { ReactNode } from 'react';
import { requireJson } from './require-json';
import type { IslandComponent, IslandName, IslandTime } from './registry';

/** Names of the islands with these props. */
type NameFor<Props> = {
  [Name in IslandName]: IslandComponent<Name> extends (props: Props) => ReactNode ? Name : never;
}[IslandName];

export interface IslandElementProps<Props extends object> {
  name: NameFor<Props>;
  when: IslandTime;
  /** The component of this name in the registry. */
  of: (props: Props) => ReactNode;
  props: Props;
}

/**
 * Renders a component on the server, with the data to hydrate it (browser/islands). Islands do not use useId, whose values would
 * differ in the browser, where each island is a root.
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
