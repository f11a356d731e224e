import { z } from 'zod';
import type { Answer, Ask } from './answer';
import type { WordPress } from './wordpress';

const QUERY = `query AdoptPage($uri: String!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on NodeWithTitle { title }
    ... on NodeWithContentEditor { content }
    ... on TermNode { name }
  }
}`;
const schema = z.object({
  nodeByUri: z
    .object({ title: z.string().nullish(), content: z.string().nullish(), name: z.string().nullish() })
    .nullable(),
});

/**
 * Returns what GraphQL says of an address, for a WordPress that shows no pages of its own. It knows title and text; what
 * it does not find may still be a page.
 */
export const askGraphql =
  (wordPress: WordPress): Ask =>
  async (path): Promise<Answer> => {
    const { nodeByUri: node } = await wordPress.graphql(QUERY, { uri: path }, schema);
    const status = node ? 200 : 404;
    const page = {
      title: node?.title ?? node?.name ?? '',
      description: '',
      canonical: null,
      isNoindex: false,
      classes: [],
      template: null,
      posts: [],
      hasParts: false,
      isProtected: false,
      text: node?.content ?? null,
    };
    return { status, path, finalStatus: status, page: node ? page : null };
  };
