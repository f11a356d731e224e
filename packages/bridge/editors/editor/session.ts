import { z } from 'zod';

import { VIEWER_QUERY } from './queries';

import { queryWordPress } from '../../wordpress/faust/query';
import { logEachMinute } from '../../platform/log-repeated';
import { cachedSession, deleteSession, storeSession, type CachedSession, type RequestWithCookies } from './cookies';
import { isSignedOut, tokensFor } from './session-tokens';

import type { ServerResponse } from 'node:http';
import type { Tokens } from './grant';
import type { EditorRights } from '@footbridge/shared/editor-page';

/** Capability that the WordPress plugin grants to administrators (packages/plugin/footbridge/src/Plugin.php). */
export const CLEAR_ALL_CAPABILITY = 'footbridge_clear_all';

/** Without the plugin's capability `manage_options` counts: a plugin that was updated may not have granted it yet. */
export function rightsOf(capabilities: readonly (string | null)[]): EditorRights {
  return {
    clearPage: capabilities.includes('edit_others_posts'),
    clearAll: capabilities.includes(CLEAR_ALL_CAPABILITY) || capabilities.includes('manage_options'),
  };
}

/** Capability of editors (decisions on section 6). */
const EDIT_CAPABILITY = 'edit_posts';

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
    mayEdit: capabilities?.includes(EDIT_CAPABILITY) ?? false,
    rights: rightsOf(capabilities ?? []),
  }));

export type Viewer = z.infer<typeof viewerSchema>;

export interface Editor extends Viewer {
  /** For requests on behalf of the editor. Never sent to a browser, stored or logged. */
  accessToken: string;
}

/** no-right: may not edit. unknown: WordPress does not accept its own tokens. closed: not configured. outdated: old FaustWP. */
export type EditorCheck =
  | { kind: 'editor'; editor: Editor }
  | { kind: 'no-right'; viewer: Viewer }
  | { kind: 'signed-out' }
  | { kind: 'unknown' }
  | { kind: 'closed' }
  | { kind: 'outdated' };

/** Requests the user of an access token from WordPress; null if it does not accept the token. @throws UpstreamError */
export async function viewerOf(accessToken: string): Promise<Viewer | null> {
  const { viewer } = await queryWordPress(VIEWER_QUERY, {}, { reader: { accessToken } });
  return viewer ? viewerSchema.parse(viewer) : null;
}

export const secondsLeft = ({ refreshTokenExpiration }: Tokens): number =>
  Math.max(0, Math.floor(refreshTokenExpiration - Date.now() / 1000));

export interface Bearer {
  tokens: Tokens;
  viewer: Viewer;
}

/** Returns the session's tokens and user. WordPress ignores an expired token, so new ones are tried once. */
async function verifySession({
  refreshToken,
}: CachedSession): Promise<Bearer | 'refused' | 'closed' | 'outdated' | 'unknown'> {
  const tokens = await tokensFor(refreshToken);
  if (typeof tokens === 'string') return tokens;
  const viewer = await viewerOf(tokens.accessToken);
  if (viewer) return { tokens, viewer };
  const renewed = await tokensFor(tokens.refreshToken, { insteadOf: tokens });
  if (typeof renewed === 'string') return renewed;
  const again = await viewerOf(renewed.accessToken);
  return again ? { tokens: renewed, viewer: again } : 'unknown';
}

/** Verifies with WordPress that an editor sent a request; renews or deletes the session's cookies. @throws UpstreamError */
export async function verifyEditor(request: RequestWithCookies, response: ServerResponse): Promise<EditorCheck> {
  const session = cachedSession(request);
  if (!session || (await isSignedOut(session.id))) return { kind: 'signed-out' };
  const found = await verifySession(session);
  if (found === 'refused') {
    deleteSession(request, response);
    return { kind: 'signed-out' };
  }
  if (found === 'unknown') {
    logEachMinute(
      'error',
      'editor',
      'WordPress issues tokens but does not accept them: does its web server pass on the Authorization header?',
    );
    return { kind: 'unknown' };
  }
  if (found === 'closed' || found === 'outdated') return { kind: found };
  const { tokens, viewer } = found;
  if (tokens.refreshToken !== session.refreshToken)
    storeSession(
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
