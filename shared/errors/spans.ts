import { scrubAddress } from './address';
import { ID, isFields, listIn, matching, numbersIn, own, present, textIn, WORD, type Fields } from './parts';
import { scrubSelector, scrubText } from './text';

const MAX_SPANS = 1000;
const NAMES: readonly string[] = [
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'http.request.method',
  'http.method',
  'type',
];

/** Returns the numbers and a few identifiers. */
function dataOf(data: unknown): Fields {
  const named = NAMES.flatMap((name) => {
    const value = matching(own(data, name), WORD);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...numbersIn(data), ...Object.fromEntries(named) };
}

const REQUEST = /^([A-Z]{3,7}) (\S+)$/;

/** Returns a span's description: a request by its route, an element by its selector, other texts scrubbed. */
function described(op: string, description: string): string {
  const [, method, address] = REQUEST.exec(description) ?? [];
  if (method && address) return `${method} ${scrubAddress(address)}`;
  if (op.startsWith('ui.')) return scrubSelector(description);
  return /[/?#]/.test(description) ? scrubAddress(description) : scrubText(description, 80);
}

function ids(value: unknown): Fields {
  return {
    span_id: matching(own(value, 'span_id'), ID),
    parent_span_id: matching(own(value, 'parent_span_id'), ID),
    trace_id: matching(own(value, 'trace_id'), ID),
    op: matching(own(value, 'op'), WORD),
    origin: matching(own(value, 'origin'), WORD),
    status: matching(own(value, 'status'), WORD),
  };
}

export function scrubTrace(trace: unknown): Fields | undefined {
  return isFields(trace) ? present({ ...ids(trace), data: dataOf(trace.data) }) : undefined;
}

export function scrubSpans(spans: unknown): Fields[] | undefined {
  if (!Array.isArray(spans)) return undefined;
  return listIn(spans, MAX_SPANS).map((span) => {
    const description = textIn(own(span, 'description'));
    const op = textIn(own(span, 'op')) ?? '';
    return present({
      ...ids(span),
      ...numbersIn(span, ['start_timestamp', 'timestamp', 'exclusive_time', 'is_segment']),
      description: description === undefined ? undefined : described(op, description),
      data: dataOf(own(span, 'data')),
    });
  });
}

/** `{ lcp: { value, unit } }` */
export function scrubMeasurements(measurements: unknown): Fields | undefined {
  if (!isFields(measurements)) return undefined;
  const scrubbed = Object.entries(measurements).flatMap(([name, one]) =>
    /^[\w.-]{1,40}$/.test(name) && typeof own(one, 'value') === 'number'
      ? [[name, present({ value: own(one, 'value'), unit: matching(own(one, 'unit'), WORD) })] as const]
      : [],
  );
  return Object.fromEntries(scrubbed);
}
