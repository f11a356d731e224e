import { FORM_NAMES } from '../forms/names';
import { PAGE_KINDS } from './pages';

/**
 * The allow list of analytics events: their names, fields and values. No field is free text, so that an event cannot contain a
 * URL, query, name, payer or place.
 */
export const EVENTS = {
  /** A page is shown. */
  page_view: { page_kind: PAGE_KINDS },
  /** A call link was clicked; its place on the page. */
  call_click: { place: ['header', 'bar', 'text', 'footer', 'window'] },
  /** A form was accepted. */
  form_sent: { form: FORM_NAMES },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type EventName = keyof typeof EVENTS;

/** An allowed event. */
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

/** Returns the path of a vendor's iframe on this site (packages/bridge/visitors/vendors). */
export const vendorIframePath = (vendor: string): string => `/api/vendor-frame/${vendor}`;
