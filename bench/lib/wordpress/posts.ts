import { z } from 'zod';
import { Problem } from '../../../script/lib/process/problem';

const answerSchema = z.object({
  data: z.object({
    posts: z.object({ nodes: z.array(z.object({ uri: z.string(), content: z.string().nullable() })) }),
  }),
});

/** Paths of a WordPress's articles, the newest first, slash at the end; those behind a password have no content and are left out. */
export async function postPaths(wordPressUrl: string, most = 100): Promise<string[]> {
  const body = JSON.stringify({ query: `{ posts(first: ${most}) { nodes { uri content } } }` });
  const response = await fetch(`${wordPressUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer = answerSchema.safeParse(await response.json());
  if (!answer.success) throw new Problem(`The embedded WordPress lists no posts (HTTP ${response.status}).`);
  return answer.data.data.posts.nodes.flatMap(({ uri, content }) => (content ? [uri] : []));
}
