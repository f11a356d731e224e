import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';

import { breadcrumb } from '@footbridge/shared/errors/report';
import {
  IGNORED_ERRORS,
  IGNORED_TRANSACTIONS,
  LIMITS,
  MAX_REPORT_BYTES,
  REPORTS_PATH,
  SAMPLING,
} from '@footbridge/shared/errors/settings';
import { scrubbed } from '@footbridge/shared/errors/transport';

import { placeInView, templateInView } from './place';

type Options = ConstructorParameters<typeof BrowserClient>[0];

export interface ClientInputs {
  dsn: string;
  /** The build's id. */
  release: string;
  /** This document's timings are reported (start.ts samples). */
  isTraced: boolean;
}

/** Returns what is reported about the page, in place of its URL. */
const seen = () => ({ transaction: placeInView(), tags: { side: 'browser', page: templateInView() } });

/** Returns the SDK's options (docs/errors.md). Whatever it sends is scrubbed last. */
function clientOptions({ dsn, release, isTraced }: ClientInputs): Options {
  return {
    dsn,
    release,
    environment: 'production',
    tunnel: REPORTS_PATH,
    transport: (options) => scrubbed(makeFetchTransport(options), placeInView, MAX_REPORT_BYTES),
    stackParser: defaultStackParser,
    // The console is not recorded.
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      breadcrumbsIntegration({
        dom: { maxStringLength: LIMITS.message },
        fetch: true,
        xhr: true,
        history: false,
        sentry: false,
      }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    // A transaction for each page, which self-hosted receivers support.
    traceLifecycle: 'static',
    ...(isTraced && { tracesSampleRate: 1 }),
    replaysSessionSampleRate: SAMPLING.replaySessions,
    replaysOnErrorSampleRate: SAMPLING.replaysOnError,
    maxBreadcrumbs: LIMITS.breadcrumbs,
    maxValueLength: LIMITS.message,
    ignoreErrors: [...IGNORED_ERRORS],
    ignoreTransactions: [...IGNORED_TRANSACTIONS],
    // The server continues no trace.
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    beforeBreadcrumb: (crumb) => (breadcrumb(crumb, {}) ? crumb : null),
    beforeSend: (event) => ({ ...event, ...seen(), tags: { ...event.tags, ...seen().tags } }),
    // tracing.ts named it after its own page; another page may be in view by now.
    beforeSendTransaction: (event) => ({ ...event, tags: { side: 'browser' } }),
  };
}

/** Creates the document's SDK client. */
export function makeClient(inputs: ClientInputs): BrowserClient {
  const client = new BrowserClient(clientOptions(inputs));
  getCurrentScope().setClient(client);
  client.init();
  return client;
}
