import { ApolloLink, HttpLink, Observable } from '@apollo/client';
import { Kind } from 'graphql';

import { throughGate } from '../upstream/client';
import { keysOfAnswer } from '../dependencies/answer-keys';
import { noteKeys } from '../dependencies/track';
import { kindOfOperation, outcomeOfError, timeWordPress } from '../upstream/measure';
import { renderScope } from '../render-scope';
import { validateResponse } from './validated-response';

import type { FetchResult, Operation } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { Share } from '../upstream/limits';

const SEED_OPERATION = 'GetSeedNode';

/** A maintenance page, or an answer that was cut: whatever else GraphQL says is one JSON object. */
async function isGraphQL(response: Response): Promise<boolean> {
  const text = (await response.clone().text()).trim();
  return text.startsWith('{') && text.endsWith('}');
}

/** @throws Error with its `statusCode` for a redirect (a question that is sent on arrives elsewhere, without its text) or a refusal */
function throwUnlessAnswered(response: Response): Response {
  const { status } = response;
  if (status < 300 || status >= 500) return response;
  const what =
    status < 400
      ? `a redirect (HTTP ${status}) in place of an answer: is WORDPRESS_URL WordPress’s own address?`
      : `the request was refused (HTTP ${status})`;
  throw Object.assign(new Error(what), { statusCode: status });
}

/** Operations that carry what a visitor typed, or look up what it found. All others are for pages. */
const SHARES: Readonly<Record<string, Share>> = {
  WalkSearch: 'searches',
  GetSearchResults: 'searches',
  CreateComment: 'forms',
};

const fetchThroughGate =
  (share: Share): typeof fetch =>
  async (input, init) => {
    const ask = (signal: AbortSignal) =>
      fetch(input, {
        ...init,
        redirect: 'manual',
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      });
    return throwUnlessAnswered(
      await throughGate(ask, { share, isEditor: new Headers(init?.headers).has('authorization'), isAnswer: isGraphQL }),
    );
  };

/** Sends each operation through the gate of its share. */
function shareLink(uri: string): ApolloLink {
  const through = (share: Share) => new HttpLink({ uri, fetch: fetchThroughGate(share), useGETForQueries: false });
  const links: Partial<Record<Share, ApolloLink>> = {
    pages: through('pages'),
    searches: through('searches'),
    forms: through('forms'),
  };
  return new ApolloLink((operation) => links[SHARES[operation.operationName] ?? 'pages']?.request(operation) ?? null);
}

function noteErrors(operation: string, result: FetchResult): void {
  const scope = renderScope();
  if (!scope) return;
  for (const error of result.errors ?? []) {
    // Without data (a validation error is HTTP 200 without `data`) no field can be trusted: no path is kept.
    scope.problems.push({ operation, message: error.message, path: result.data ? error.path : undefined });
  }
  if (!result.data && !result.errors?.length) scope.problems.push({ operation, message: 'an answer without data' });
}

/** What the answer was made of, for whatever is being made of it (bridge/cache/invalidation). */
function noteAnswer(operation: Operation, { data }: FetchResult): void {
  const { response }: { response?: unknown } = operation.getContext();
  const header = response instanceof Response ? response.headers.get('x-graphql-keys') : null;
  noteKeys(keysOfAnswer({ header, query: operation.query, variables: operation.variables, data }));
}

/** Writes what WordPress reports into the scope of the page being made, before Faust drops it. */
const scopeLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName || 'unnamed';
  return new Observable<FetchResult>((observer) => {
    const ended = timeWordPress(kindOfOperation(name));
    const subscription = forward(operation).subscribe({
      next: (given) => {
        const result = validateResponse(operation.query, given);
        ended(result.errors?.length ? 'errors' : 'answered');
        noteErrors(name, result);
        noteAnswer(operation, result);
        observer.next(result);
      },
      error: (error: unknown) => {
        ended(outcomeOfError(error));
        const message = error instanceof Error ? error.message : String(error);
        renderScope()?.problems.push({ operation: name, message });
        observer.error(error);
      },
      complete: () => observer.complete(),
    });
    return () => subscription.unsubscribe();
  });
});

/** Context of an operation that is asked as the bearer of an access token. */
export function asBearer(accessToken: string): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${accessToken}` } };
}

const declares = (query: DocumentNode, variable: string): boolean =>
  query.definitions.some(
    (part) =>
      part.kind === Kind.OPERATION_DEFINITION &&
      part.variableDefinitions?.some((one) => one.variable.name.value === variable),
  );

/** A page made for an editor is asked for as that editor, and in its unpublished state where the template can say so. */
const previewLink = new ApolloLink((operation, forward) => {
  const preview = renderScope()?.preview;
  if (preview) operation.setContext(asBearer(preview.accessToken));
  if (preview?.unpublished && declares(operation.query, 'asPreview'))
    operation.variables = { ...operation.variables, asPreview: true };
  return forward(operation);
});

/** Faust's seed query is answered by what the loader found already: every address is asked for once. */
const knownSeedLink = new ApolloLink((operation, forward) => {
  const scope = renderScope();
  if (!scope || operation.operationName !== SEED_OPERATION) return forward(operation);
  return Observable.of({ data: { nodeByUri: scope.seed } });
});

/**
 * The way to WordPress on the server: POST always (long queries in a GET get 414), through the gate, problems noted.
 * In: the GraphQL endpoint.
 */
export function serverLink(uri: string): ApolloLink {
  return ApolloLink.from([knownSeedLink, scopeLink, previewLink, shareLink(uri)]);
}
