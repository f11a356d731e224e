import { placePath } from '@footbridge/shared/errors/address';

/** Returns the current page's template, from <main> (docs/architecture.md). */
export const templateInView = (): string =>
  document.querySelector<HTMLElement>('main[data-template]')?.dataset.template ?? 'page';

/** Returns what is reported in place of the current page's URL. */
export const placeInView = (): string => placePath(templateInView());
