import { addressKeys } from '../../wordpress/dependencies/keys';
import { parseAddress } from '../routing/parse';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { PageOutcome } from './outcome';

/** Returns the keys of the page's own address, that of page 1 of its list or text, and where it redirects to. */
function ownKeys(path: string, outcome: PageOutcome): string[] {
  const target = outcome.kind === 'redirect' && outcome.destination.startsWith('/') ? [outcome.destination] : [];
  return addressKeys([path, parseAddress(path).base, ...target]);
}

/** Options are one value. A page that shows the site's title, or is a list, depends on that group of settings itself. */
const withoutSettings = ({ keys, ...rest }: Dependency): Dependency => ({
  ...rest,
  keys: keys.filter((key) => !/^(?:skipped:)?setting_group(?::|$)/.test(key)),
});

const isMenu = ({ keys }: Dependency): boolean => keys.includes('kind:menu');

/**
 * Returns the dependencies of a cached outcome. The order of a list is none: it holds every post, while a page shows ten,
 * so the list's address invalidates the page. Only pages depend on menus.
 */
export function pageDependencies(
  [own, ...shared]: readonly Dependency[],
  path: string,
  outcome: PageOutcome,
): Dependency[] {
  const { at, keys } = own ?? { at: Date.now(), keys: ['*'] };
  const relevant = shared.filter((one) => !one.isListOrder && (outcome.kind === 'page' || !isMenu(one)));
  return [{ at, keys: [...keys, ...ownKeys(path, outcome)] }, ...relevant.map(withoutSettings)];
}
