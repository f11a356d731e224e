/** Who of WordPress's roles may do what, on every route that editors use. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { answerClearAll } from '@footbridge/bridge/editors/cache-actions/answer-clear-all';
import { answerClearLink } from '@footbridge/bridge/editors/cache-actions/answer-clear-link';
import { answerBlock } from '@footbridge/bridge/editors/live/answer-block';
import { answerLive } from '@footbridge/bridge/editors/live/answer';
import { answerPageFacts } from '@footbridge/bridge/editors/editor/page-facts';
import { answerFaust } from '@footbridge/bridge/editors/editor/routes';
import { CLEAR_ALL_CAPABILITY, rightsOf } from '@footbridge/bridge/editors/editor/session';
import { answerSendEmail } from '@footbridge/bridge/editors/mail/answer';
import { capabilitiesOf } from '@footbridge/embedded/resolvers/roles';

import { templates } from '@/wp-templates';
import { exchange } from '../../../../../__tests__/support/exchange';
import { newVisit } from '../../../../../__tests__/support/leads';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { first, previewSite, withStatus } from './preview-site';
import { OWN_SCRIPT, type Browser } from './support';

const site = previewSite();
const cache = temporaryCache();
const STAFF = 'web.team@example.org';
const ROLES = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
/** The embedded WordPress's logins. */
const LOGIN = {
  subscriber: 'subscriber',
  contributor: 'contributor',
  author: 'writer',
  editor: 'editor',
  administrator: 'admin',
};
const browsers = new Map<string, Browser>();

beforeAll(async () => {
  for (const role of ROLES) browsers.set(role, await site.signedIn(LOGIN[role]));
});
beforeEach(async () => {
  process.env.STAFF_EMAILS = STAFF;
  await cache.store('/about', ['post:2', 'uri:/about/', 'kind:menu']);
  await cache.store('/insurance', ['post:1862', 'uri:/insurance/', 'kind:menu']);
});

/** A request of a role's browser, from a page of the site, with the visit's token. */
function requested(role: (typeof ROLES)[number], method: string, body?: object) {
  const session = browsers.get(role)?.cookies ?? {};
  const visit = newVisit();
  const token = visit['csrf-token'] ?? '';
  const cookies = { ...session, ...visit };
  const visitor =
    method === 'FORM'
      ? exchange({ cookies, form: { token } })
      : exchange({
          method,
          headers: { ...OWN_SCRIPT, 'x-csrf-token': token, ...(body && { 'content-type': 'application/json' }) },
          cookies,
          ...(body && { body: JSON.stringify(body) }),
        });
  return { ...visitor, seen: visitor.response };
}

const isKept = async (page: string) => (await cache.get(page)) !== null;
const mail = { to: [STAFF], from: 'x', subject: 'Clear All Cache', message: 'Cleared.' };

/** Every route of pages/ that checks the editor with WordPress, and its response to each role. */
const ROUTES: Record<string, (role: (typeof ROLES)[number]) => Promise<boolean>> = {
  'api/clear-cache ?clear-cache': async (role) => {
    const { request, response } = requested(role, 'FORM');
    await answerClearLink(request, response, '/about/?clear-cache', async () => undefined);
    return !(await isKept('/about')) && (await isKept('/insurance'));
  },
  'api/clear-cache ?clear-menu-cache': async (role) => {
    const { request, response } = requested(role, 'FORM');
    await answerClearLink(request, response, '/about/?clear-menu-cache', async () => undefined);
    return !(await isKept('/insurance'));
  },
  'api/wordpress-cache': async (role) => {
    const { request, response } = requested(role, 'DELETE');
    await answerClearAll(request, response);
    const isCleared = !(await isKept('/about'));
    expect([response.statusCode, isCleared]).toEqual(isCleared ? [200, true] : [403, false]);
    return isCleared;
  },
  'api/send-email': async (role) => {
    const { request, response, seen } = requested(role, 'POST', mail);
    await answerSendEmail(request, response);
    expect(seen.text).not.toContain(STAFF);
    return response.statusCode === 200;
  },
  'api/editor/page': async (role) => {
    const { request, response } = requested(role, 'GET');
    await answerPageFacts(request, response, '/about/');
    return response.statusCode === 200;
  },
  'api/editor/page returns addresses of staff': async (role) => {
    const { request, response, seen } = requested(role, 'GET');
    await answerPageFacts(request, response, '/about/');
    return seen.text.includes(STAFF);
  },
  'api/faust/[...route].ts': async (role) => {
    const { request, response } = requested(role, 'GET');
    request.url = '/api/faust/auth/token';
    await answerFaust(request, response);
    return response.statusCode === 200;
  },
  'preview/[[...path]].tsx of another editor’s changes': async (role) =>
    (
      await site.preview(
        `/preview/${first('page', ({ status, autosave }) => status === 'publish' && autosave !== null).id}/`,
        browsers.get(role),
      )
    ).answer.kind === 'page',
  'preview/[[...path]].tsx of another editor’s draft': async (role) =>
    (await site.preview(`/preview/${withStatus('page', 'draft').id}/`, browsers.get(role))).answer.kind === 'page',
  'preview/block.tsx without a token': async (role) => {
    const block = { name: 'footbridge/call-button', attributes: {}, content: null };
    const { request, response } = requested(role, 'POST', { token: '', block });
    return (await answerBlock(request, response)).html !== '';
  },
  'preview/live.tsx without a token': async (role) => {
    const { request, response } = requested(role, 'POST', { token: '' });
    return (await answerLive(request, response, templates)).kind === 'page';
  },
};

const MAY_NONE = [false, false, false, false, false];
const MAY: Record<string, readonly boolean[]> = {
  //                                                  subscriber, contributor, author, editor, administrator
  'api/clear-cache ?clear-cache': [false, false, false, true, true],
  'api/clear-cache ?clear-menu-cache': [false, false, false, false, true],
  'api/wordpress-cache': [false, false, false, false, true],
  'api/send-email': [false, false, false, false, true],
  'api/editor/page': [false, true, true, true, true],
  'api/editor/page returns addresses of staff': [false, false, false, false, true],
  'api/faust/[...route].ts': [false, true, true, true, true],
  'preview/[[...path]].tsx of another editor’s changes': [false, false, false, true, true],
  'preview/[[...path]].tsx of another editor’s draft': [false, false, false, true, true],
  'preview/block.tsx without a token': MAY_NONE,
  'preview/live.tsx without a token': MAY_NONE,
};

describe('[S6.3] a role of WordPress', () => {
  const cases = Object.entries(MAY).flatMap(([route, row]) =>
    ROLES.map((role, index) => [role, row[index] ? 'may use' : 'may not use', route, row[index]] as const),
  );

  it.each(cases)('%s %s %s', async (role, _words, route, may) => {
    expect(await ROUTES[route]?.(role)).toBe(may);
  });

  it('has a row in this table for every route that verifies editors', () => {
    const root = path.join(__dirname, '../../../../../pages');
    const routes = readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const source = /\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : '';
      const imports = Array.from(source.matchAll(/import \{ (.*) \} from '@footbridge\/bridge\/editors\//g));
      if (file !== 'api/[[...route]].ts') return imports.length > 0 ? [file] : [];
      // The table of the API: the lines that use what it imports.
      const lines = Array.from(source.matchAll(/^ {2}'?([\w/-]+)'?:([^]*?),(?=\n {2}\S|\n\})/gm));
      return imports.flatMap(([, name = '']) =>
        lines.flatMap(([, line = '', answer = '']) => (answer.includes(name) ? `api/${line}` : [])),
      );
    });
    const named = new Set(Object.keys(MAY).map((name) => name.split(' ')[0]));
    expect(routes.toSorted()).toEqual([...named].toSorted());
    expect(Object.keys(ROUTES).toSorted()).toEqual(Object.keys(MAY).toSorted());
  });
});

describe('the right to clear everything', () => {
  it('comes with the plugin’s capability, and with manage_options for a plugin that was updated and not activated again', () => {
    expect(rightsOf([...capabilitiesOf('editor'), 'footbridge_clear_all'])).toEqual({
      clearPage: true,
      clearAll: true,
    });
    expect(rightsOf(capabilitiesOf('administrator').filter((name) => name !== 'footbridge_clear_all'))).toEqual({
      clearPage: true,
      clearAll: true,
    });
    expect(readFileSync(path.join(__dirname, '../../../../plugin/footbridge/src/Plugin.php'), 'utf8')).toContain(
      `CLEAR_ALL = '${CLEAR_ALL_CAPABILITY}'`,
    );
    expect(rightsOf(['edit_posts', null])).toEqual({ clearPage: false, clearAll: false });
  });
});
