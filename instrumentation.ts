import type { Instrumentation } from 'next';

/** A start does not wait longer for a Redis that does not answer, ms. */
const REDIS_PATIENCE = 1500;

/** Next calls this once, before the first request; also when it builds for other runtimes than Node, hence the imports inside. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tameRequests } = await import('@/bridge/pages/routing/tame-requests');
    const { keepQueries } = await import('@/bridge/pages/routing/keep-query');
    const { watchLogins } = await import('@/bridge/editors/editor/watch-logins');
    const { guardNotices } = await import('@/bridge/cache/invalidation/before-next');
    const { answerKept } = await import('@/bridge/cache/response-cache/before-next');
    const { startLogging } = await import('@/bridge/platform/logging/start');
    const { startMetrics } = await import('@/bridge/operations/metrics/start');
    const { watchRequests } = await import('@/bridge/platform/request/watch');
    const { watchProtocol } = await import('@/bridge/platform/request/watch-protocol');
    const { catchUpInvalidations } = await import('@/bridge/cache/page-cache/site-invalidation');
    const { shutStaging } = await import('@/bridge/platform/headers/stage');
    // First: all that follows may have something to say.
    const writeLine = startLogging();
    startMetrics();
    tameRequests();
    keepQueries();
    watchProtocol();
    shutStaging();
    // The nearest to Next: all others have looked at the request before.
    answerKept();
    watchLogins();
    guardNotices();
    // Last of those before Next, so that it stands first: what the others refuse has an id and a line, too.
    watchRequests(writeLine);
    const { keepBrowserFiles } = await import('@/bridge/cache/browser-files/keep');
    keepBrowserFiles();
    const { startDelivery } = await import('@/bridge/leads/delivery/start');
    startDelivery();
    // What was edited while this process was not there counts from its first request on.
    await catchUpInvalidations(REDIS_PATIENCE);
    const { purgeAfterStart } = await import('@/bridge/cache/purge/after-start');
    void purgeAfterStart();
  }
}

/** Next calls this for each error of a page, a route of the API, or a page made anew (docs/errors.md). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Around the import: a return before it is not understood by the build for the other runtime, in development.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportServerError } = await import('@/bridge/operations/errors/report');
    await reportServerError(error, request, context);
  }
};
