/** Tests of what editors do: a site and a WordPress that may be changed, and a browser that is signed in to both. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../test';
import { logIn, type WordPressEditor } from '../wordpress-editor';
import { embeddedEditor } from './embedded-editor';
import { realEditor } from './real-editor';
import { frontEndOf, startEditedSite, type EditedSite } from './site';
import { editorsTarget, type EmbeddedTarget, type RealTarget } from './target';
import { about, untilWebhook, visit } from './witness';

export interface OwnPage {
  id: number;
  title: string;
  path: string;
}

type Target = RealTarget | EmbeddedTarget;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface OfWorker {
  target: Target;
  site: EditedSite;
  /** Cookies of an editor, in WordPress and on the site. */
  signedIn: StorageState;
}

interface OfTest {
  /** A page of a browser that is signed in nowhere. */
  stranger: Page;
  /** WordPress, as the signed-in browser's editor uses it. */
  wordPress: WordPressEditor;
  /** Creates pages, and trashes them after the test. */
  ownPages: {
    draft(title: string): Promise<OwnPage>;
    /** Published, and the site has the webhook: a later one is of a later edit. It has not rendered the page yet. */
    published(title: string): Promise<OwnPage>;
    trash(page: OwnPage): Promise<void>;
  };
}

let made = 0;
/** Returns a page name that is not in use. */
function unique(title: string) {
  made += 1;
  const words = `${title} ${Date.now().toString(36)}${made}`;
  return { title: words, slug: words.toLowerCase().replaceAll(' ', '-') };
}

const editorFor = ({ kind }: Target) => (kind === 'real' ? realEditor : embeddedEditor);

export const test = base.extend<OfTest, OfWorker>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  target: [async ({}, use) => use(editorsTarget()), { scope: 'worker' }],

  site: [
    async ({ target }, use) => {
      const site = await startEditedSite(target);
      try {
        await use({ ...site, url: await frontEndOf(site) });
      } finally {
        await site.stop();
      }
    },
    // May include a build.
    { scope: 'worker', timeout: 6 * 60_000 },
  ],

  signedIn: [
    async ({ browser, site, target }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await logIn(page, site.wordPressUrl, target.editor);
      await page.goto(`${site.url}/api/faust/auth/sign-in?redirect_uri=/`);
      await expect(page, 'who is logged in to WordPress is signed in to the site without another word').toHaveURL(
        `${site.url}/`,
      );
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ signedIn }, use) => use(signedIn),

  stranger: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: undefined });
    await use(await context.newPage());
    await context.close();
  },

  wordPress: async ({ page, site, target }, use) => use(editorFor(target)(page, site.wordPressUrl)),

  ownPages: async ({ wordPress, site }, use) => {
    const left = new Map<number, OwnPage>();
    const draft = async (words: string): Promise<OwnPage> => {
      const { title, slug } = unique(words);
      const id = await wordPress.createDraft({ title, slug, content: 'Made by a test, and taken away by it.' });
      const page = { id, title, path: `/${slug}/` };
      left.set(id, page);
      return page;
    };
    const published = async (words: string): Promise<OwnPage> => {
      const page = await draft(words);
      // The site's log names only what was cached: here a 404.
      await visit(site, page.path);
      await untilWebhook(site, about(page), () => wordPress.publish(page.id));
      return page;
    };
    const trash = async ({ id }: OwnPage): Promise<void> => {
      await wordPress.trash(id);
      left.delete(id);
    };
    await use({ draft, published, trash });
    // One after the other: there is one browser page to do it in.
    for (const page of left.values()) await trash(page);
  },
});

export { expect };
export type { EditedSite };
