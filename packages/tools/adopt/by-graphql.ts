import { z } from 'zod';
import type { Answer, Ask } from './answer';
import { readPage } from './page';
import type { WordPress } from './wordpress';

const QUERY = `query AdoptPage($uri: String!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on NodeWithContentEditor { content }
  }
}`;
const schema = z.object({
  nodeByUri: z.object({ content: z.string().nullish() }).nullable(),
});

/**
 * Returns what GraphQL says of an address, for a WordPress that shows no pages of its own. It knows texts only.
 */
export const askGraphql =
  (wordPress: WordPress): Ask =>
  async (path): Promise<Answer> => {
    const { nodeByUri: node } = await wordPress.graphql(QUERY, { uri: path }, schema);
    const status = node ? 200 : 404;
    return {
      status,
      path,
      finalStatus: status,
      page: node ? { ...readPage('', null), text: node.content ?? null } : null,
    };
  };
