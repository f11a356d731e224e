import { buildClientSchema, buildSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { z } from 'zod';

const TIMEOUT_MS = 60_000;

// graphql-js validates the content and names the place of an error.
const introspection = z.custom<IntrospectionQuery>(
  (data) => z.object({ __schema: z.object({ types: z.array(z.unknown()) }) }).safeParse(data).success,
);

const answerSchema = z.object({
  data: introspection.nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const SWITCHED_OFF = `WordPress does not show its schema. Either
  - set FAUST_SECRET_KEY to the secret key of FaustWP's settings (wp-admin → Settings → Faust), or
  - switch "Enable Public Introspection" on (wp-admin → GraphQL → Settings), and off again afterwards.`;

const WRONG_SECRET = 'FAUST_SECRET_KEY is set, but it is not that of this WordPress.\n';

const STATUSES: Record<number, string> = {
  401: 'Something before WordPress asks for a password: set WORDPRESS_HEADERS.',
  403: 'WordPress, or something before it, forbids it.',
  404: 'There is no GraphQL here. Is WPGraphQL active, and the address that of WordPress, not of the site?',
};

/** WordPress's GraphQL address; an address that is one already stays. */
export function endpointOf(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('graphql') || /\/graphql\/?$/.test(address.pathname)) return address.href;
  // Works without pretty permalinks, too.
  return `${address.origin}${address.pathname.replace(/(?<!\/)\/+$/, '')}/index.php?graphql`;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

async function send(endpoint: string, secret: string | undefined, fetcher: typeof fetch): Promise<Response> {
  try {
    return await fetcher(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { 'x-faust-secret': secret }) },
      // WordPress accepts deprecated arguments, which introspection leaves out by default.
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false, inputValueDeprecation: true }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would drop the query and send the secret to another address.
      redirect: 'manual',
    });
  } catch (error) {
    throw new Error(`${endpoint} does not respond: ${reasonOf(error)}`, { cause: error });
  }
}

async function readAnswer(response: Response, endpoint: string): Promise<z.infer<typeof answerSchema>> {
  const { status, headers } = response;
  const target = headers.get('location');
  if (target && status < 400)
    throw new Error(`${endpoint} redirects to ${new URL(target, endpoint).href}. Use that address.`);
  const body: unknown = await response.json().catch(() => null);
  const answer = answerSchema.safeParse(body);
  if (answer.success) return answer.data;
  const advice =
    STATUSES[status] ?? 'Is that a WordPress with WPGraphQL? What its PHP has to say may stand in its error log.';
  const type = headers.get('content-type') ?? 'no type';
  throw new Error(`${endpoint} responded with ${status}, not with GraphQL (${type}). ${advice}`);
}

function readSchema(data: IntrospectionQuery, endpoint: string): string {
  try {
    const sdl = printSchema(buildClientSchema(data));
    buildSchema(sdl, { assumeValidSDL: true });
    return sdl;
  } catch (error) {
    throw new Error(
      `${endpoint} responded with an invalid schema: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/**
 * Returns the SDL without descriptions. @throws an error with instructions when WordPress is unreachable or hides its
 * schema
 */
export async function introspect(url: string, secret?: string, fetcher = fetch): Promise<string> {
  const endpoint = endpointOf(url);
  const answer = await readAnswer(await send(endpoint, secret, fetcher), endpoint);
  const messages = answer.errors?.map(({ message }) => message) ?? [];
  if (messages.some((message) => /introspection/i.test(message)))
    throw new Error(`${endpoint}: ${messages.join(' ')}\n${secret ? WRONG_SECRET : ''}${SWITCHED_OFF}`);
  if (messages.length > 0)
    throw new Error(
      `${endpoint} responded with GraphQL errors; nothing was written:\n${messages.map((message) => `  - ${message}`).join('\n')}`,
    );
  if (!answer.data) throw new Error(`${endpoint} responded without data and without errors; nothing was written.`);
  return readSchema(answer.data, endpoint);
}
