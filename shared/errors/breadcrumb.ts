import { scrubAddress } from './address';
import { isFields, matching, numbersIn, own, present, textIn, WORD, type Fields } from './parts';
import { scrubSelector } from './text';

const REQUESTS: readonly unknown[] = ['fetch', 'xhr'];
const METHOD = /^[A-Z]{3,7}$/;

const address = (value: unknown): string | undefined => (typeof value === 'string' ? scrubAddress(value) : undefined);

function dataOf(category: string, data: unknown): Fields | undefined {
  if (REQUESTS.includes(category))
    return present({
      method: matching(own(data, 'method'), METHOD),
      url: address(own(data, 'url')),
      ...numbersIn(data, ['status_code']),
    });
  if (category === 'navigation') return present({ to: address(own(data, 'to')) });
  return undefined;
}

/**
 * Scrubs a breadcrumb: a navigation by its template, a click or input by its selector, a request by its route.
 * @returns null for other categories, such as the console
 */
export function scrubBreadcrumb(crumb: unknown): Fields | null {
  const category = own(crumb, 'category');
  if (!isFields(crumb) || typeof category !== 'string') return null;
  const isTouch = category === 'ui.click' || category === 'ui.input';
  if (!isTouch && !REQUESTS.includes(category) && category !== 'navigation') return null;
  const message = textIn(crumb.message);
  return present({
    ...numbersIn(crumb, ['timestamp']),
    type: matching(crumb.type, WORD),
    level: matching(crumb.level, WORD),
    category,
    message: isTouch && message !== undefined ? scrubSelector(message) : undefined,
    data: dataOf(category, crumb.data),
  });
}
