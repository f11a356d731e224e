import type { Accounts } from '../http/accounts';
import type { CommentBook } from './comment-book';
import { databaseId } from './lists';
import type { RequestContext } from './context';
import { UserError } from './errors';

interface InputArgs {
  input: Record<string, unknown>;
}

const words = (camel: string) => camel.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The content is files: signing in and comments work, everything else is refused with WordPress's messages. */
export function rootMutation({ store, make }: RequestContext, accounts: Accounts, comments: CommentBook): object {
  const own: Record<string, (args: InputArgs) => unknown> = {
    generateAuthorizationCode: ({ input }) => {
      const result = accounts.signIn(String(input.username ?? input.email ?? ''), String(input.password ?? ''));
      return 'user' in result
        ? { code: accounts.codeFor(result.user), error: null }
        : { code: null, error: result.error };
    },
    createComment: ({ input }) => {
      const post = store.post(databaseId(String(input.commentOn ?? '')));
      if (!post) throw new UserError('The ID of the node to comment on is invalid');
      if (post.commentStatus !== 'open') throw new UserError('Sorry, this post is closed to comments at the moment');
      const comment = comments.receive(store, post, {
        author: String(input.author ?? ''),
        email: String(input.authorEmail ?? ''),
        content: String(input.content ?? ''),
        parentId: databaseId(String(input.parent ?? '0')),
      });
      return { success: true, comment: comment && make.comment(comment) };
    },
  };
  return new Proxy(own, {
    get: (target, name) =>
      target[String(name)] ??
      (() => {
        const [verb = 'do', ...rest] = words(String(name)).split(' ');
        throw new UserError(`Sorry, you are not allowed to ${verb} ${rest.join(' ')}s`);
      }),
  });
}
