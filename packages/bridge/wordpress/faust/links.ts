import { ApolloLink, HttpLink, Observable, type FetchResult, type Operation } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, OperationTypeNode } from 'graphql';
import { z } from 'zod';

import { failureText } from '../../platform/failure';
import { logOnce } from '../../platform/log-repeated';
import { requestUpstream } from '../upstream/client';
import { JSON_LIMITS, type Share } from '../upstream/limits';
import { responseKeys, templateKeys } from '../dependencies/response-keys';
import { addKeys } from '../dependencies/track';
import { kindOfOperation, outcomeOfError, timeWordPress } from '../upstream/measure';
import { refusalText, sendToWordPress } from '../upstream/send';
import { blocksHeader } from '../blocks/markers';
import { renderScope, type PreviewScope, type RequestedChanges, type ShownChanges } from '../render-scope';
import { schemaLink } from './schema-link';
import { loopPages } from '../url/loop-pages';
import { validateResponse } from './validated-response';

const SEED_OPERATION = 'GetSeedNode';

/** Whether a response is one JSON object, and not a maintenance page or truncated. */
async function isGraphQL(response: Response): Promise<boolean> {
  const text = (await response.clone().text()).trim();
  return text.startsWith('{') && text.endsWith('}');
}

/** Apollo parses each part of such a body alone, so that its JSON was not scanned from a start. */
const MULTIPART = /^multipart\//i;

/** Returns the response. @throws Error with its `statusCode` for a redirect, a refusal, a body of several parts */
function rejectUnusable(response: Response): Response {
  const { status, headers } = response;
  const fail = (message: string): never => {
    throw Object.assign(new Error(message), { statusCode: status });
  };
  if (status >= 300 && status < 400)
    return fail(`a redirect (HTTP ${status}) instead of data: is WORDPRESS_URL WordPress’s own address?`);
  if (status >= 400 && status < 500) return fail(`the request was refused (${refusalText(status)})`);
  if (MULTIPART.test(headers.get('content-type') ?? '')) return fail('a body of several parts instead of JSON');
  return response;
}

/** Operations with a visitor's input, or that load what it found. All others belong to pages. */
const SHARES: Readonly<Record<string, Share>> = {
  PaginateSearched: 'searches',
  PaginateSearchedTexts: 'searches',
  GetSearchResults: 'searches',
  CreateComment: 'forms',
};

const isQuery = ({ query }: Operation): boolean => {
  const definition = getMainDefinition(query);
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;
};

/** Returns the `fetch` of one operation, which sends it through the upstream client. */
const fetchUpstream = (uri: string, operation: Operation): typeof fetch => {
  const { operationName: name } = operation;
  const options = {
    share: SHARES[name] ?? 'pages',
    json: JSON_LIMITS,
    isRead: isQuery(operation),
  };
  return async (_input, init) => {
    const send = (signal: AbortSignal) =>
      sendToWordPress(uri, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      });
    const headers = new Headers(init?.headers);
    const isEditor = headers.has('authorization') || headers.has(TOKEN_HEADER);
    return rejectUnusable(await requestUpstream(send, { ...options, isEditor, isValid: isGraphQL }));
  };
};

const upstreamLink = (uri: string): ApolloLink =>
  new ApolloLink((operation) =>
    new HttpLink({ uri, fetch: fetchUpstream(uri, operation), useGETForQueries: false }).request(operation),
  );

function recordErrors(operation: string, result: FetchResult): void {
  const scope = renderScope();
  if (!scope) return;
  for (const error of result.errors ?? []) {
    // Without data (a validation error is HTTP 200 without `data`) the whole operation failed, whatever the path.
    scope.problems.push({ operation, message: error.message, path: result.data ? error.path : undefined });
  }
  if (!result.data && !result.errors?.length) scope.problems.push({ operation, message: 'a response without data' });
}

function recordKeys(operation: Operation, { data }: FetchResult): void {
  const { response }: { response?: unknown } = operation.getContext();
  const header = response instanceof Response ? response.headers.get('x-graphql-keys') : null;
  const keyed = { header, query: operation.query, variables: operation.variables, data };
  addKeys(renderScope() ? templateKeys(keyed) : responseKeys(keyed));
}

/** What the plugin adds to an answer (packages/plugin/footbridge/src/Texts). */
const extensionsSchema = z.object({
  footbridgeShortcodes: z.array(z.object({ post: z.string().max(300), name: z.string().max(80) })).max(50),
});

function logRemovedShortcodes(extensions: unknown): void {
  const { data } = extensionsSchema.safeParse(extensions);
  for (const { post, name } of data?.footbridgeShortcodes ?? [])
    logOnce('warn', 'html', `${post} has the shortcode [${name}], which WordPress does not know: it is not shown`);
}

/** Records WordPress's errors in the scope of the page that is being rendered, before Faust drops them. */
const scopeLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName || 'unnamed';
  return new Observable<FetchResult>((observer) => {
    const ended = timeWordPress(kindOfOperation(name));
    const subscription = forward(operation).subscribe({
      next: (given) => {
        const { dropsItems }: { dropsItems?: boolean } = operation.getContext();
        const result = validateResponse(operation.query, given, undefined, dropsItems);
        ended(result.errors?.length ? 'errors' : 'answered');
        recordErrors(name, result);
        recordKeys(operation, result);
        logRemovedShortcodes(given.extensions);
        observer.next(result);
      },
      error: (error: unknown) => {
        ended(outcomeOfError(error));
        renderScope()?.problems.push({ operation: name, message: failureText(error) });
        observer.error(error);
      },
      complete: () => observer.complete(),
    });
    return () => subscription.unsubscribe();
  });
});

export const TOKEN_HEADER = 'x-footbridge-token';

export function previewContext({ reader, changes }: PreviewScope) {
  const credentials =
    'accessToken' in reader
      ? { authorization: `Bearer ${reader.accessToken}` }
      : { [TOKEN_HEADER]: reader.previewToken };
  return changes
    ? { headers: { ...credentials, 'x-graphql-preview': `database_id=${changes.id}` }, changes }
    : { headers: credentials };
}

/** Returns what a response shows of unsaved changes. WPGraphQL has varied on the request's header since it supports it. */
export function shownChanges(headers: Headers): ShownChanges {
  const own = headers.get('x-footbridge-preview');
  if (own === 'all' || own === 'text' || own === 'none' || own === 'refused') return own;
  return /\bx-graphql-preview\b/i.test(headers.get('vary') ?? '') ? 'text' : 'nothing';
}

/** Sends the operations of a preview with its reader's token and, if there are some, requests the unsaved changes. */
const previewLink = new ApolloLink((operation, forward) => {
  const preview = renderScope()?.preview;
  if (preview) operation.setContext(previewContext(preview));
  return forward(operation).map((result) => {
    const { changes, response }: { changes?: RequestedChanges; response?: unknown } = operation.getContext();
    if (changes && response instanceof Response) changes.shown = shownChanges(response.headers);
    return result;
  });
});

const LOOPS_HEADER = 'x-footbridge-query';

/** Requests the pages of Query Loops that the address names, and markers around the theme's blocks. */
const textsLink = new ApolloLink((operation, forward) => {
  const pages = loopPages(renderScope()?.address.path ?? '');
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...(pages && { [LOOPS_HEADER]: pages }), ...blocksHeader() },
  }));
  return forward(operation);
});

const knownSeedLink = new ApolloLink((operation, forward) => {
  const scope = renderScope();
  if (!scope || operation.operationName !== SEED_OPERATION) return forward(operation);
  return Observable.of({ data: { nodeByUri: scope.seed } });
});

/** Returns Apollo's link to WordPress's GraphQL endpoint. It sends POST only: long queries in a GET get 414. */
export function serverLink(uri: string): ApolloLink {
  return ApolloLink.from([knownSeedLink, scopeLink, schemaLink, previewLink, textsLink, upstreamLink(uri)]);
}
