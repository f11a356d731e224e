import { placePath } from '@/shared/errors/address';

/** The template that draws the page in view, as <main> names it (docs/architecture.md). */
export const templateInView = (): string =>
  document.querySelector<HTMLElement>('main[data-template]')?.dataset.template ?? 'page';

/** What stands for the address of the page in view. */
export const placeInView = (): string => placePath(templateInView());
