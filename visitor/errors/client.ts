import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
} from '@sentry/browser';

import { scrubBreadcrumb } from '@/shared/errors/breadcrumb';
import { IGNORED_ERRORS, IGNORED_TRANSACTIONS, LIMITS, REPORTS_PATH, SAMPLING } from '@/shared/errors/settings';

import { placeInView, templateInView } from './place';
import { scrubbedTransport } from './transport';

type Options = ConstructorParameters<typeof BrowserClient>[0];

/** Nothing is gathered of which this project did not say that it is needed. */
const NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
} satisfies Options['dataCollection'];

export interface ClientInputs {
  dsn: string;
  /** The build's id. */
  release: string;
  /** This document is one of those whose times are reported (start.ts draws). */
  isTraced: boolean;
}

/** What is told of the page in view, instead of its address. */
const seen = () => ({ transaction: placeInView(), tags: { side: 'browser', page: templateInView() } });

/** All that the SDK is told (docs/errors.md). What it sends goes through transport.ts, whatever is said here. */
export function clientOptions({ dsn, release, isTraced }: ClientInputs): Options {
  return {
    dsn,
    release,
    environment: 'production',
    tunnel: REPORTS_PATH,
    transport: scrubbedTransport,
    stackParser: defaultStackParser,
    // Errors come by takeErrors(); what was written to the console is nobody's business.
    integrations: [
      eventFiltersIntegration(),
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
    // A transaction for each page, as receivers of one's own know them.
    traceLifecycle: 'static',
    ...(isTraced && { tracesSampleRate: 1 }),
    replaysSessionSampleRate: SAMPLING.replaySessions,
    replaysOnErrorSampleRate: SAMPLING.replaysOnError,
    maxBreadcrumbs: LIMITS.breadcrumbs,
    maxValueLength: LIMITS.message,
    ignoreErrors: [...IGNORED_ERRORS],
    ignoreTransactions: [...IGNORED_TRANSACTIONS],
    // This site's server continues no trace: no headers for it.
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: NOTHING,
    beforeBreadcrumb: (crumb) => (scrubBreadcrumb(crumb) ? crumb : null),
    beforeSend: (event) => ({ ...event, ...seen(), tags: { ...event.tags, ...seen().tags } }),
    // It has its name from its own page (tracing.ts): another one may be in view by now.
    beforeSendTransaction: (event) => ({ ...event, tags: { side: 'browser' } }),
  };
}

/** Makes the SDK's one client, for this document. */
export function makeClient(inputs: ClientInputs): BrowserClient {
  const client = new BrowserClient(clientOptions(inputs));
  getCurrentScope().setClient(client);
  client.init();
  return client;
}
