import { lazy, type ComponentType } from 'react';
import type { FormName } from '@/site-config/forms/names';
import { slice } from '../Slice/slice';
import { whenNear } from './when-near';

/**
 * A form that is whole in the server's HTML and whose script comes when somebody is near it (of one on the first screen, right
 * after the page's own), so that no page's first load carries it. Until then it is what it is without script, and what is typed stays.
 * @param form of the form, by whose id it is found in the page
 * @param load fetches what draws it
 * @returns draws it. Its props have to be plain values: a change of any before the script is there would draw it anew.
 */
export function lateForm<Props extends object>(form: FormName, load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(async () => {
    if (typeof window !== 'undefined') await whenNear(document.getElementById(`${form}-form`));
    return { default: await load() };
  });
  // A slice: hydrated by itself, when it has come. A Suspense of this size would come after the page, to be moved there by a
  // script of React's that the Content-Security-Policy knows nothing of.
  return slice(Late);
}
