import { cachedPages } from '../../cache/page-cache/store';
import { purgeCdn } from '../../cache/purge/purge';
import { answerClear } from './answer-clear';
import { clearEverything } from './clear';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';

/** Answers `DELETE /api/wordpress-cache`: clears the whole cache (specification, sections 5 and 7). */
export function answerClearAll(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  return answerClear(request, response, {
    method: 'DELETE',
    rights: ['clearAll'],
    async clear(login) {
      const pages = await cachedPages();
      await clearEverything(login);
      purgeCdn(
        pages.map(({ path }) => path),
        true,
      );
    },
  });
}
