/** A site that renders previews from the embedded WordPress, and an editor who is signed in to both. */
import { answerPreview } from '@footbridge/bridge/editors/editor/answer-preview';
import { templates } from '@/wp-templates';

import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { configureFaust } from '../../../../../__tests__/support/wordpress-server';
import { logIn, send, start } from '../../../../embedded/__tests__/support/server';
import { contentOf } from '../../../../embedded/__tests__/support/stand-ins';
import { Browser, forgetEditors, OPENED, SITE } from './support';
import { layoutState } from '@footbridge/bridge/pages/layout/load-layout';
import { siteOptionsState } from '@footbridge/bridge/pages/layout/site-options';

import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import type { PostEntity } from '@footbridge/embedded/store/types';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

export const store = contentOf('DSH');

export function first(type: PostEntity['type'], test: (post: PostEntity) => boolean): PostEntity {
  const found = store.postsOfType(type).find((post) => test(post));
  if (!found) throw new Error(`the embedded content has no such ${type}`);
  return found;
}

export const withStatus = (type: PostEntity['type'], status: string) => first(type, (post) => post.status === status);

/** To be called once, at the top of a test file. */
export function previewSite() {
  let wordpress: EmbeddedWordPress;
  let editor: Browser;

  /** Signs a demo user in, over WordPress's login form and `/generate`, and gives the browser that is signed in. */
  async function signedIn(user: string): Promise<Browser> {
    const browser = new Browser();
    const { headers } = await browser.send('/api/faust/auth/sign-in?redirect_uri=/preview/');
    const cookie = (await logIn(wordpress.url, user)).map((one) => one.split(';')[0]).join('; ');
    const back = new URL((await send(headers.location ?? '', { headers: { cookie } })).headers.location ?? '');
    await browser.send(back.pathname + back.search);
    return browser;
  }

  async function preview(target: string, browser: Browser = editor) {
    const { request, response } = browser.exchange(OPENED);
    const { pathname, searchParams: query } = new URL(target, SITE);
    const segments = pathname.split('/').slice(2).filter(Boolean);
    const answer = await answerPreview(request, response, { segments, query }, templates);
    return { answer, status: response.statusCode, headers: response.getHeaders() };
  }

  /** The page of an answer that has one. */
  async function rendered(target: string) {
    const { answer } = await preview(target);
    if (answer.kind !== 'page') throw new Error(`${target} gave ${JSON.stringify(answer)}`);
    return answer;
  }

  temporaryData();
  quietConsole();
  beforeAll(async () => {
    process.env.FOOTBRIDGE_SECRET = 's'.repeat(32);
    wordpress = await start('DSH', { frontendUrl: SITE, webhookSecret: 's'.repeat(32) });
    process.env.WORDPRESS_URL = wordpress.url;
    process.env.FAUST_SECRET_KEY = '11111111-2222-4333-8444-555555555555';
    configureFaust();
    forgetEditors();
    layoutState.value = undefined;
    siteOptionsState.value = undefined;
    editor = await signedIn('editor');
  });
  afterAll(async () => {
    await wordpress.close();
    for (const name of ['FOOTBRIDGE_SECRET', 'FAUST_SECRET_KEY', 'WORDPRESS_URL']) delete process.env[name];
  });

  return {
    signedIn,
    preview,
    rendered,
    editor: () => editor,
    wordpress: () => wordpress,
    wordPressUrl: () => wordpress.url,
    edits: () => wordpress.edits,
  };
}
