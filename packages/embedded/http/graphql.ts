import { z } from 'zod';
import { readBlocksHeader } from '../markdown/wp-blocks';
import type { Engine, GraphqlAnswer } from '../resolvers/engine';
import { keysHeader } from '../resolvers/keys';
import type { Previews } from '../preview/previews';
import type { Store } from '../store/store';
import type { Accounts } from './accounts';
import { json, parseJson, type Exchange, type Reply } from './exchange';

const EXTENSIONS = {
  debug: [
    {
      type: 'DEBUG_LOGS_INACTIVE',
      message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
    },
  ],
  graphqlSmartCache: { graphqlObjectCache: [] },
};

const NO_QUERY = 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';

const paramsSchema = z.object({
  query: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
});

interface GraphqlParts {
  accounts: Accounts;
  previews: Previews;
  store: () => Store;
  address: () => string;
}

/** WPGraphQL's endpoint: POST of one query or a batch, GET of one; every other way fails as it fails there. */
export function graphqlEndpoint(engine: Engine, { accounts, previews, store, address }: GraphqlParts) {
  const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
    json(body, status, { ...common(address()), 'x-graphql-keys': '', ...headers });
  const failure = (status: number, message: string): Reply => reply(status, { errors: [{ message }] });

  return async (exchange: Exchange): Promise<Reply> => {
    const { method } = exchange;
    if (method === 'OPTIONS')
      return {
        status: 200,
        headers: { ...common(address()), 'content-type': 'application/json ; charset=UTF-8' },
        body: '',
      };
    if (method !== 'POST' && method !== 'GET') return failure(500, `HTTP Method "${method}" is not supported`);
    const type = exchange.headers['content-type'] ?? '';
    if (method === 'POST' && !type.startsWith('application/json')) {
      return failure(
        415,
        `HTTP POST requests must have Content-Type: application/json header. Received: ${type.split(';')[0]}`,
      );
    }
    const token = exchange.headers['x-footbridge-token'];
    const guestOf = token === undefined ? null : previews.read(String(token));
    const viewer = token === undefined ? bearerOf(exchange, accounts) : null;
    const previewOf = previewOfHeader(String(exchange.headers['x-graphql-preview'] ?? ''));
    const marked = readBlocksHeader(exchange.headers['x-footbridge-blocks']);
    const reader = { viewer, previewOf, guestOf, marked };
    const input = method === 'GET' ? fromQuery(exchange.url) : parseJson(exchange.body);
    if (typeof input !== 'object' || input === null) {
      return failure(
        500,
        'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
      );
    }
    const many = Array.isArray(input);
    const parsed = z.array(paramsSchema).safeParse(many ? input : [input]);
    if (!parsed.success)
      return failure(500, 'GraphQL Request parameter "variables" must be object or JSON string parsed to object');
    const answers: GraphqlAnswer[] = [];
    for (const { query, extensions, ...params } of parsed.data)
      answers.push(
        query
          ? await engine({ query, ...params, ...reader, readOnly: method === 'GET' })
          : unanswered(extensions?.persistedQuery ? 'PersistedQueryNotFound' : NO_QUERY),
      );
    // The plugin's response header.
    const shown =
      token !== undefined && (guestOf === null || guestOf !== previewOf)
        ? 'refused'
        : previewOf !== undefined && (viewer || guestOf)
          ? store().post(previewOf)?.autosave
            ? 'all'
            : 'none'
          : null;
    const last = answers.at(-1);
    const words = many ? batchKeys(answers) : (last?.keys ?? []);
    const bodies = answers.map(withExtensions);
    return reply(answers.some(({ unreadable }) => unreadable) ? 500 : 200, many ? bodies : bodies[0], {
      'x-graphql-keys': keysHeader(words),
      ...(last?.queryId ? { 'x-graphql-query-id': last.queryId } : {}),
      ...(viewer !== null || token !== undefined ? { 'cache-control': 'no-store' } : {}),
      ...(shown ? { 'x-footbridge-preview': shown } : {}),
    });
  };
}

const unanswered = (message: string): GraphqlAnswer => ({
  body: { errors: [{ message }] },
  unreadable: false,
  keys: [],
  queryId: null,
});

/** One header for a batch: the last query's hash, the kind, the keys of all, no operation's name. */
function batchKeys(answers: GraphqlAnswer[]): string[] {
  const [id = '', kind = ''] = answers.at(-1)?.keys ?? [];
  const ids = answers.flatMap(({ keys }) => keys.slice(1).filter((key) => !/^(?:graphql|operation):/.test(key)));
  return [...new Set([id, kind, ...ids])];
}

/** Plugins extend responses, less where nothing was executed, and not for a query that cannot be parsed. */
function withExtensions({ body, unreadable, queryId }: GraphqlAnswer): object {
  if (unreadable) return body;
  return { ...body, extensions: queryId === null ? { debug: EXTENSIONS.debug } : EXTENSIONS };
}

const common = (address: string) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'X-GraphQL-Preview',
  'x-graphql-url': `${address.replace(/^https?:\/\//, '')}/graphql`,
});

/** Returns the user of a signed request; a wrong or expired token silently means anonymous, as in FaustWP. */
function bearerOf({ headers }: Exchange, accounts: Accounts) {
  const token = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : accounts.holderOf(token, 'access');
}

function previewOfHeader(header: string): number | undefined {
  const id = /(?:^|,)\s*database_id=(\d{1,12})\s*(?:,|$)/.exec(header)?.[1];
  return id === undefined ? undefined : Number(id);
}

function fromQuery({ searchParams }: URL): unknown {
  const query = searchParams.get('query') ?? undefined;
  const variables = searchParams.get('variables');
  return {
    query,
    operationName: searchParams.get('operationName') ?? undefined,
    ...(variables ? { variables: parseJson(variables) } : {}),
  };
}
