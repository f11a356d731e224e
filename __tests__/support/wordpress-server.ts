import { setConfig } from '@faustwp/core';
import { HttpResponse, http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

import { faustTemplates } from '@footbridge/bridge/wordpress/faust/define-theme';
import { footbridgePlugin } from '@footbridge/bridge/wordpress/faust/plugin';
import { unknownPathsState } from '@footbridge/bridge/pages/routing/unknown-paths';
import { searchIndexState } from '@footbridge/bridge/pages/search/search-index';
import { processState } from '@footbridge/bridge/platform/process-state';
import possibleTypes from '@/possibleTypes.json';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS } from '../recordings/address';
import { recording } from '../recordings/replay';
import { ROUTE_SECRET } from './resolve-route';

import type { Template } from '@footbridge/bridge/wordpress/types';

export const LOG_LEVELS = ['info', 'warn', 'error', 'log'] as const;

/** Configures Faust as faust.config.ts does, with the templates that are to exist. */
export function configureFaust(known: Readonly<Record<string, Template>> = templates): void {
  setConfig({ templates: faustTemplates(known), plugins: [footbridgePlugin], possibleTypes, useGETForQueries: false });
}

const STATES = [
  'shared',
  'siteOptions',
  'feeds',
  'sitemap',
  'robots',
  'searchIndex',
  'searchDocuments',
  'upstreamClients',
  'problems',
  'resolveRoute',
  'oddTargets',
  'facilityIds',
  'unknownPaths',
  'unknownPath',
  'unfitQueries',
];

/** Resets the site's state of WordPress. @param but the state to keep */
export function resetState(but: readonly string[] = []): void {
  for (const name of STATES) if (!but.includes(name)) processState(name).value = undefined;
  if (!but.includes('unknownPaths')) unknownPathsState.value = { get: async () => ({ value: [], current: true }) };
}

/** Lets the site check its configured paths, for which other tests' WordPress has no answer. Undone by resetState(). */
export function withConfiguredPaths(): void {
  unknownPathsState.value = undefined;
}

/** Lets WordPress answer searches, as on a site that is too large for an index. Undone by resetState(). */
export function withoutSearchIndex(): void {
  searchIndexState.value = { get: async () => ({ value: null, current: true }) };
}

/**
 * For test files whose code calls WordPress: MSW at the recorded WordPress's address, Faust configured, state reset,
 * nothing printed. An unhandled request fails the test. Call once, at the top.
 */
export function wordPressServer(): SetupServer {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    configureFaust();
  });
  beforeEach(() => {
    process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
    process.env.FOOTBRIDGE_SECRET = ROUTE_SECRET;
    resetState();
    for (const level of LOG_LEVELS) jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    delete process.env.FOOTBRIDGE_SECRET;
    server.close();
  });
  return server;
}

/** Returns an MSW handler for one operation (or all that match); others go to the next handlers. */
export function onOperation(
  name: string | RegExp,
  answer: (variables: Record<string, unknown>, request: Request) => Response,
) {
  return http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName, variables } = (await request.clone().json()) as {
      operationName: string;
      variables?: Record<string, unknown>;
    };
    const fits = typeof name === 'string' ? operationName === name : name.test(operationName);
    return fits ? answer(variables ?? {}, request) : undefined;
  });
}

/** As onOperation, with data alone. */
export function onOperationData(name: string | RegExp, data: Record<string, unknown>) {
  return onOperation(name, () => HttpResponse.json({ data }));
}

/** Returns an MSW handler that answers one operation with a failure of a real WordPress, recorded. */
export function recordedFailure(operation: string, name: string) {
  const { body, status } = recording(name).response;
  return onOperation(operation, () => HttpResponse.json(body, { status }));
}
