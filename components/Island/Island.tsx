import type { ReactNode } from 'react';
import type { IslandComponent, IslandName, IslandTime } from './registry';

/** What JSON sends unchanged: no function, no Date. */
type Sent<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends
        | ((...args: never[]) => unknown)
        | symbol
        | bigint
        | Date
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
    ? never
    : { [Key in keyof Value]: Sent<Value[Key]> };

/** Names of the islands with these props. */
type NameFor<Props> = {
  [Name in IslandName]: IslandComponent<Name> extends (props: Props) => ReactNode ? Name : never;
}[IslandName];

export interface IslandElementProps<Props extends object> {
  /** None for props that a browser would not get as they are. */
  name: Props extends Sent<Props> ? NameFor<Props> : never;
  when: IslandTime;
  /** The component of this name in the registry. */
  of: (props: Props) => ReactNode;
  props: Props;
}

/**
 * Renders a component on the server, with the data to hydrate it (packages/browser/islands). Islands do not use useId, whose values would
 * differ in the browser, where each island is a root.
 */
export function Island<Props extends object>({
  name,
  when,
  of: Component,
  props,
}: IslandElementProps<Props>): ReactNode {
  return (
    <div className="island" data-island={name} data-island-when={when} data-island-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
