import type { Accounts } from '../http/accounts';
import { databaseId } from './lists';
import type { RequestContext } from './context';
import { UserError } from './errors';

interface InputArgs {
  input: Record<string, unknown>;
}

const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

const words = (camel: string) => camel.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Signing in works; a comment waits for an approval that nobody gives; the rest is refused with WordPress's messages. */
export function rootMutation({ store }: RequestContext, accounts: Accounts): object {
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
      if (!input.author) throw new UserError('Comment must include an authorName.');
      if (input.authorEmail && !EMAIL.test(String(input.authorEmail)))
        throw new UserError('The email address you are trying to use is invalid');
      return { success: true, comment: null };
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
