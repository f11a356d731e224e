import { globalId } from '../store/ids';
import { escapeHtml } from '../markdown/typography';
import { POST_TYPES, TAXONOMIES, typeName } from '../fields/declared';
import type { TermEntity } from '../store/types';
import { connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { listPosts, termConnection, type PostArgs, type TermArgs } from './lists';
import { termTemplates } from './templates';

export function termModel(term: TermEntity, context: RequestContext) {
  const { store, make } = context;
  const { id, taxonomy } = term;
  // Posts that carry the term itself: children's posts are not among them.
  const lists = (TAXONOMIES[taxonomy]?.postTypes ?? []).flatMap((type) => {
    const plural = POST_TYPES[type]?.graphql.plural;
    const posts = () => store.postsWith(id).filter((post) => post.type === type);
    return plural ? [[plural, (args: PostArgs) => listPosts(posts(), args, context)]] : [];
  });
  return {
    ...Object.fromEntries(lists),
    __typename: typeName(taxonomy),
    isTermNode: true,
    isRestricted: false,
    id: globalId('term', id),
    databaseId: id,
    name: term.name,
    slug: term.slug,
    taxonomyName: taxonomy,
    // Stays encoded in WPGraphQL's responses, unlike names and titles.
    description: term.description ? escapeHtml(term.description) : null,
    uri: term.path,
    templates: termTemplates(term),
    ancestors: (args: PageArgs) => {
      const line: TermEntity[] = [];
      for (let above = store.term(term.parentId); above; above = store.term(above.parentId)) line.push(above);
      return line.length > 0 ? connection(line, args, (one) => make.term(one)) : null;
    },
    children: (args: TermArgs) =>
      termConnection(
        store.termsOf(taxonomy).filter(({ parentId }) => parentId === id),
        args,
        context,
      ),
    contentNodes: (args: PostArgs) => listPosts(store.postsWith(id), args, context),
  };
}
