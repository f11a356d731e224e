import { scrubAddress, scrubFile, scrubPath } from './address';
import { fields, form, id, list, or, plain, text, word } from './allow-list';
import { isFields, own } from '../fields';
import { LIMITS } from './settings';
import { scrubSelector, scrubText } from './text';

const address = text(scrubAddress);
const file = text(scrubFile);
const message = text(scrubText);
export const selector = text(scrubSelector);
export const release = form(/^[\w.@+-]{1,100}$/);
const time = form(/^[\d:TZ.+-]{10,35}$/);
const timestamp: typeof plain = (value, event) => plain(value, event) ?? time(value, event);

/** The SDK's selector of an element, without ids and attributes, or a request by its route. */
const TOUCH = /^ui\.(?:click|input)$/;
const CATEGORY = /^(?:ui\.(?:click|input)|fetch|xhr|navigation)$/;
const crumbFields = fields({
  timestamp: plain,
  type: word,
  level: word,
  category: word,
  message: (value, crumb) => (TOUCH.test(String(crumb.category)) ? selector(value, crumb) : undefined),
  data: fields({ method: form(/^[A-Z]{3,7}$/), url: address, to: address, status_code: plain }),
});

/** A click or input by its selector, a request by its route, a navigation by its template; no other, such as the console. */
export const breadcrumb: typeof plain = (value, event) =>
  CATEGORY.test(String(own(value, 'category'))) ? crumbFields(value, event) : undefined;

/** A place in the code; no source lines, no variables. */
const frame = fields({
  filename: file,
  function: form(/^[\w$.<>[\] #*?]{1,200}$/),
  module: word,
  lineno: plain,
  colno: plain,
  in_app: plain,
});
const mechanism = fields({
  type: or(word, 'generic'),
  source: word,
  handled: plain,
  synthetic: plain,
  exception_id: plain,
  parent_id: plain,
  is_exception_group: plain,
});
const exception = fields({
  type: or(word, 'Error'),
  value: or(message, ''),
  mechanism,
  stacktrace: fields({ frames: list(frame, -LIMITS.stackFrames) }),
});

/** What all reports have. No user, cookies, other headers, body or URL. */
export const commonFields = {
  event_id: id,
  timestamp,
  platform: or(word, 'javascript'),
  release,
  environment: word,
  /** Turns off the receiver's lookup of IP addresses. */
  sdk: (value: unknown) =>
    fields({ name: word, version: word, settings: () => ({ infer_ip: 'never' }) })(isFields(value) ? value : {}, {}),
  /** This project's, and `replayId`, by which Sentry finds an error's recording. */
  tags: fields({
    replayId: id,
    side: form(/^(?:browser|server)$/),
    page: form(/^[a-z\d-]{1,40}$/),
    kind: form(/^[a-z-]{1,40}$/),
  }),
  request: fields({ headers: fields({ 'User-Agent': form(/^[\w\s.,:;/()+-]{1,300}$/) }) }),
};

const measurement: typeof plain = (value, all) =>
  typeof own(value, 'value') === 'number' ? fields({ value: plain, unit: word })(value, all) : undefined;

/** An error or a transaction. */
export const report = fields({
  ...commonFields,
  type: form(/^transaction$/),
  level: word,
  start_timestamp: timestamp,
  transaction: text((name) => scrubPath(name.replace(/^[A-Z]{3,7} /, ''))),
  transaction_info: fields({ source: () => 'route' }),
  message: (value, { logentry }) => message(value ?? own(logentry, 'formatted') ?? own(logentry, 'message'), {}),
  exception: fields({ values: list(exception, 10) }),
  fingerprint: list(form(/^[\w{} -]{1,60}$/), 5),
  breadcrumbs: list(breadcrumb, -LIMITS.breadcrumbs),
  contexts: fields({ trace: fields({ trace_id: id, span_id: id, op: word, origin: word, status: word }) }),
  measurements: fields({}, measurement),
  /** Which source map belongs to which script. */
  debug_meta: fields({ images: list(fields({ type: () => 'sourcemap', code_file: file, debug_id: id }), 100) }),
});
