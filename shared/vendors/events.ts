import { FORM_NAMES } from '../forms/names';
import { PAGE_KINDS } from './pages';

/**
 * All that measuring is ever told: names of events, and of their fields, each with the list of its values. No field takes
 * a text, so no address, query, name, payer, place or distance can be in one.
 */
export const EVENTS = {
  /** A page is shown. */
  page_view: { page_kind: PAGE_KINDS },
  /** A number to call was pressed; where it stands. */
  call_click: { place: ['header', 'bar', 'text', 'footer', 'window'] },
  /** A form has arrived. */
  form_sent: { form: FORM_NAMES },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type EventName = keyof typeof EVENTS;

/** An event that may be told. */
export type MeasuredEvent = {
  [Name in EventName]: {
    name: Name;
    fields: {
      [Field in keyof (typeof EVENTS)[Name]]: (typeof EVENTS)[Name][Field] extends readonly (infer Value)[]
        ? Value
        : never;
    };
  };
}[EventName];

/** The address of a vendor's frame on this site (bridge/visitors/vendors). */
export const framePath = (vendor: string): string => `/api/vendor-frame/${vendor}`;
