import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { z } from 'zod';

const TIMEOUT_MS = 60_000;

// What lies in it is checked by graphql-js, which names the place of what is wrong.
const introspection = z.custom<IntrospectionQuery>((data) => z.object({ __schema: z.object({ types: z.array(z.unknown()) }) }).safeParse(data).success);

const answerSchema = z.object({
  data: introspection.nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const SWITCHED_OFF = `WordPress does not show its schema. Either
  - set FAUST_SECRET_KEY to the secret key of FaustWP's settings (wp-admin → Settings → Faust), or
  - switch "Enable Public Introspection" on (wp-admin → GraphQL → Settings), and off again afterwards.`;

const STATUSES: Record<number, string> = {
  401: 'Something before WordPress asks for a password.',
  403: 'WordPress, or something before it, forbids it.',
  404: 'There is no GraphQL here. Is WPGraphQL active, and the address that of WordPress, not of the site?',
};

/** WordPress's GraphQL address; an address that is one already stays. */
export function endpointOf(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('graphql') || /\/graphql\/?$/.test(address.pathname)) return address.href;
  // Works without pretty permalinks, too.
  return `${address.origin}${address.pathname.replace(/\/+$/, '')}/index.php?graphql`;
}

async function ask(endpoint: string, secret: string | undefined): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { 'x-faust-secret': secret }) },
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${endpoint} does not answer: ${reason}`, { cause: error });
  }
}

async function readAnswer(response: Response, endpoint: string): Promise<z.infer<typeof answerSchema>> {
  const text = await response.text();
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (error) {
    const status = STATUSES[response.status] ?? 'Is that a WordPress with WPGraphQL? What its PHP has to say may stand in its error log.';
    throw new Error(`${endpoint} answered ${response.status}, and no GraphQL (${response.headers.get('content-type') ?? 'no type'}). ${status}`, { cause: error });
  }
}

/**
 * The schema of a running WordPress as SDL, without descriptions. Throws, with what to do, when WordPress cannot be
 * reached, keeps its schema to itself, or answers with errors: an answer with errors is never taken for a schema.
 */
export async function introspect(url: string, secret?: string): Promise<string> {
  const endpoint = endpointOf(url);
  const answer = await readAnswer(await ask(endpoint, secret), endpoint);
  const messages = answer.errors?.map(({ message }) => message) ?? [];
  if (messages.some((message) => /introspection/i.test(message))) throw new Error(`${endpoint}: ${messages.join(' ')}\n${SWITCHED_OFF}`);
  if (messages.length > 0) throw new Error(`${endpoint} answered with GraphQL errors; nothing was written:\n${messages.map((message) => `  - ${message}`).join('\n')}`);
  if (!answer.data) throw new Error(`${endpoint} answered without data and without errors; nothing was written.`);
  return printSchema(buildClientSchema(answer.data));
}
