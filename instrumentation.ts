import type { Instrumentation } from 'next';

const HOW_TO_SERVE =
  'Next alone does not serve this site: without server/main.ts it has no redirects, no log and no delivery of leads. Run script/server, or node .build/SITE/runtime/main.mjs (docs/operations.md).';

/** Ends `next start` and `next dev`: what they would serve is not this site. Next calls it before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { customServerState } = await import('@/bridge/platform/custom-server');
    if (customServerState.value) return;
    // oxlint-disable-next-line no-console -- there is no log without the server
    console.error(HOW_TO_SERVE);
    process.exit(1);
  }
}

/** Next calls this for each error of a page, a route of the API, or a page rendered again (docs/errors.md). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Around the import: a return before it is not understood by the build for the other runtime, in development.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportServerError } = await import('@/bridge/operations/errors/report');
    await reportServerError(error, request, context);
  }
};
