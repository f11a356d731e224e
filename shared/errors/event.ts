import { scrubPath } from './address';
import { scrubBreadcrumb } from './breadcrumb';
import { ID, isFields, listIn, matching, own, present, textIn, WORD, type Fields } from './parts';
import { LIMITS } from './settings';
import { scrubMeasurements, scrubSpans, scrubTrace } from './spans';
import { scrubDebugMeta, scrubExceptions } from './stack';
import { scrubText } from './text';

const BROWSER = /^[\w\s.,:;/()+-]{1,300}$/;
const RELEASE = /^[\w.@+-]{1,100}$/;
const TIME = /^[\d:TZ.+-]{10,35}$/;

/** Allowed tags: this project's, and `replayId`, by which Sentry finds an error's recording. */
const TAGS: Readonly<Record<string, RegExp>> = {
  replayId: ID,
  side: /^(?:browser|server)$/,
  page: /^[a-z\d-]{1,40}$/,
  kind: /^[a-z-]{1,40}$/,
};

function tagsOf(tags: unknown): Fields {
  return present(
    Object.fromEntries(Object.entries(TAGS).map(([name, form]) => [name, matching(own(tags, name), form)])),
  );
}

/** Returns the SDK's name and version, and turns off the lookup of IP addresses. */
function sdkOf(sdk: unknown): Fields {
  return present({
    name: matching(own(sdk, 'name'), WORD),
    version: matching(own(sdk, 'version'), WORD),
    settings: { infer_ip: 'never' },
  });
}

const timeOf = (value: unknown): unknown => (typeof value === 'number' ? value : matching(value, TIME));

/** Returns the fields that all reports have: id, time, release, browser. No user, cookies, other headers, body or URL. */
export function scrubCommon(event: Fields): Fields {
  const browser = matching(own(own(event.request, 'headers'), 'User-Agent'), BROWSER);
  return {
    event_id: matching(event.event_id, ID),
    timestamp: timeOf(event.timestamp),
    platform: matching(event.platform, WORD) ?? 'javascript',
    release: matching(event.release, RELEASE),
    environment: matching(event.environment, WORD),
    sdk: sdkOf(event.sdk),
    tags: tagsOf(event.tags),
    request: browser === undefined ? undefined : { headers: { 'User-Agent': browser } },
  };
}

function messageOf(event: Fields): string | undefined {
  const message =
    textIn(event.message) ?? textIn(own(event.logentry, 'formatted')) ?? textIn(own(event.logentry, 'message'));
  return message === undefined ? undefined : scrubText(message);
}

/**
 * Returns an error or transaction rebuilt from an allow list, so that fields which an SDK update adds are dropped. Idempotent:
 * browser and server both apply it.
 */
export function scrubEvent(event: unknown): Fields {
  if (!isFields(event)) return {};
  const transaction = textIn(event.transaction);
  const trace = scrubTrace(own(event.contexts, 'trace'));
  const crumbs = listIn(event.breadcrumbs, Infinity).slice(-LIMITS.breadcrumbs);
  return present({
    ...scrubCommon(event),
    type: event.type === 'transaction' ? 'transaction' : undefined,
    level: matching(event.level, WORD),
    start_timestamp: timeOf(event.start_timestamp),
    transaction: transaction === undefined ? undefined : scrubPath(transaction.replace(/^[A-Z]{3,7} /, '')),
    transaction_info: isFields(event.transaction_info) ? { source: 'route' } : undefined,
    message: messageOf(event),
    exception: scrubExceptions(event.exception),
    fingerprint: Array.isArray(event.fingerprint)
      ? listIn(event.fingerprint, 5).flatMap((part) => matching(part, /^[\w{} -]{1,60}$/) ?? [])
      : undefined,
    breadcrumbs: crumbs.length > 0 ? crumbs.flatMap((crumb) => scrubBreadcrumb(crumb) ?? []) : undefined,
    contexts: trace && { trace },
    spans: scrubSpans(event.spans),
    measurements: scrubMeasurements(event.measurements),
    debug_meta: scrubDebugMeta(event.debug_meta),
  });
}
