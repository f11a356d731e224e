import type { Instrumentation } from 'next';

const HOW_TO_SERVE =
  'Next alone does not serve this site: without packages/bridge/server/main.ts it has no redirects, no log and no delivery of leads. Run script/server, or node .build/site/runtime/main.mjs (docs/operations.md).';

/** Exits with a message under `next start` and `next dev`, which serve only a part of the site. Next calls it before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { customServerState } = await import('@footbridge/bridge/platform/custom-server');
    if (customServerState.value) return;
    // oxlint-disable-next-line no-console -- there is no log without the server
    console.error(HOW_TO_SERVE);
    process.exit(1);
  }
}

/** Next calls this for each error of a page, an API route or a background render (docs/errors.md). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // The condition encloses the import, because the development build for the other runtime would bundle it after an early return.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportServerError } = await import('@footbridge/bridge/operations/errors/report');
    await reportServerError(error, request, context);
  }
};
