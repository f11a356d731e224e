import type { Accounts } from '../http/accounts';
import { databaseId } from './content-lists';
import type { RequestContext } from './context';
import { UserError } from './errors';

interface InputArgs {
  input: Record<string, unknown>;
}

const words = (camel: string) => camel.replace(/([A-Z])/g, ' $1').toLowerCase();

/**
 * The root of every mutation. The embedded content is files, so nothing can be changed here:
 * signing in works, a comment is accepted and waits for approval for ever, all else is refused in WordPress's words.
 */
export function rootMutation({ store }: RequestContext, accounts: Accounts): object {
  const own: Record<string, (args: InputArgs) => unknown> = {
    generateAuthorizationCode: ({ input }) => {
      const result = accounts.signIn(String(input.username ?? input.email ?? ''), String(input.password ?? ''));
      return 'user' in result ? { code: accounts.codeFor(result.user), error: null } : { code: null, error: result.error };
    },
    createComment: ({ input }) => {
      const post = store.post(databaseId(String(input.commentOn ?? '')));
      if (post?.commentStatus !== 'open') throw new UserError('Sorry, this post is closed to comments at the moment');
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
