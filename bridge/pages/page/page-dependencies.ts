import { addressKeys } from '../../wordpress/dependencies/keys';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { PageOutcome } from './outcome';

/** Returns the keys of the page's own address, and of where it redirects to. */
function ownKeys(path: string, outcome: PageOutcome): string[] {
  const target = outcome.kind === 'redirect' && outcome.destination.startsWith('/') ? [outcome.destination] : [];
  return addressKeys([path, ...target]);
}

/** Options are one value. A page that shows the site's title, or is a list, depends on that group of settings itself. */
const withoutSettings = ({ keys, ...rest }: Dependency): Dependency => ({
  ...rest,
  keys: keys.filter((key) => !/^(?:skipped:)?setting_group(?::|$)/.test(key)),
});

const isMenu = ({ keys }: Dependency): boolean => keys.includes('kind:menu');

/** Returns the dependencies of a cached outcome. Only pages depend on menus. */
export function pageDependencies(
  [own, ...shared]: readonly Dependency[],
  path: string,
  outcome: PageOutcome,
): Dependency[] {
  const { at, keys } = own ?? { at: Date.now(), keys: ['*'] };
  const relevant = shared.filter((one) => outcome.kind === 'page' || !isMenu(one));
  return [{ at, keys: [...keys, ...ownKeys(path, outcome)] }, ...relevant.map(withoutSettings)];
}
