import { z } from 'zod';

import { VIEWER_QUERY } from '@/queries/editor';

import { queryWordPress } from '../../wordpress/faust/query';
import { logThrottled } from './log-throttled';
import { dropSession, keepSession, cachedSession } from './cookies';
import { isSignedOut, tokensFor } from './session-tokens';
import { rightsOf } from './rights';

import type { ServerResponse } from 'node:http';
import type { CachedSession, RequestWithCookies } from './cookies';
import type { Tokens } from './grant';

/** What an editor is known by (decisions on section 6). */
const RIGHT = 'edit_posts';

const viewerSchema = z
  .object({
    databaseId: z.number(),
    username: z.string().nullish(),
    name: z.string().nullish(),
    capabilities: z.array(z.string().nullable()).nullish(),
  })
  .transform(({ databaseId, username, name, capabilities }) => ({
    id: databaseId,
    login: username ?? '',
    name: name ?? username ?? '',
    mayEdit: capabilities?.includes(RIGHT) ?? false,
    rights: rightsOf(capabilities ?? []),
  }));

/** Somebody whom WordPress knows. */
export type Viewer = z.infer<typeof viewerSchema>;

export interface Editor extends Viewer {
  /** For questions asked in the editor's name: never sent to a browser, kept or logged. */
  accessToken: string;
}

/**
 * 'no-right': signed in, and may not edit. 'unknown': WordPress gives tokens and then does not know their bearer. 'closed':
 * this site and WordPress do not know each other (the operator's log says why). 'outdated': FaustWP is too old.
 */
export type EditorCheck =
  | { kind: 'editor'; editor: Editor }
  | { kind: 'no-right'; viewer: Viewer }
  | { kind: 'signed-out' }
  | { kind: 'unknown' }
  | { kind: 'closed' }
  | { kind: 'outdated' };

/** Who holds an access token, asked of WordPress each time; null for nobody. @throws UpstreamError */
export async function viewerOf(accessToken: string): Promise<Viewer | null> {
  const { viewer } = await queryWordPress(VIEWER_QUERY, {}, accessToken);
  return viewer ? viewerSchema.parse(viewer) : null;
}

export const secondsLeft = ({ refreshTokenExpiration }: Tokens): number =>
  Math.max(0, Math.floor(refreshTokenExpiration - Date.now() / 1000));

interface Known {
  tokens: Tokens;
  viewer: Viewer;
}

/** The session's tokens and their bearer. WordPress says nothing of an expired token, it just knows nobody: one more try with new ones. */
async function known({ refreshToken }: CachedSession): Promise<Known | 'refused' | 'closed' | 'outdated' | 'unknown'> {
  const tokens = await tokensFor(refreshToken);
  if (typeof tokens === 'string') return tokens;
  const viewer = await viewerOf(tokens.accessToken);
  if (viewer) return { tokens, viewer };
  const renewed = await tokensFor(tokens.refreshToken, { insteadOf: tokens });
  if (typeof renewed === 'string') return renewed;
  const again = await viewerOf(renewed.accessToken);
  return again ? { tokens: renewed, viewer: again } : 'unknown';
}

/**
 * Whether a request comes from an editor: a session of this site whose viewer may edit, asked of WordPress. Without a
 * session WordPress is not asked. Renews the session's cookies, and ends them where WordPress no longer takes them.
 * @throws UpstreamError when WordPress can't be asked: nobody is signed out by that.
 */
export async function verifyEditor(request: RequestWithCookies, response: ServerResponse): Promise<EditorCheck> {
  const session = cachedSession(request);
  if (!session || (await isSignedOut(session.id))) return { kind: 'signed-out' };
  const found = await known(session);
  if (found === 'refused') {
    dropSession(request, response);
    return { kind: 'signed-out' };
  }
  if (found === 'unknown') {
    logThrottled(
      'error',
      'WordPress gives tokens, but does not know their bearer: does its web server pass the Authorization header on?',
    );
    return { kind: 'unknown' };
  }
  if (found === 'closed' || found === 'outdated') return { kind: found };
  const { tokens, viewer } = found;
  if (tokens.refreshToken !== session.refreshToken)
    keepSession(
      request,
      response,
      { ...session, refreshToken: tokens.refreshToken },
      secondsLeft(tokens),
      viewer.mayEdit,
    );
  return viewer.mayEdit
    ? { kind: 'editor', editor: { ...viewer, accessToken: tokens.accessToken } }
    : { kind: 'no-right', viewer };
}
