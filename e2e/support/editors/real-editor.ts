/** A real WordPress: its REST API saves, as its editor does, with the login's own nonce; its own links lead to previews. */
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Changes, MenuItem, WordPressEditor } from '../wordpress-editor';

const made = z.object({ id: z.number() });
const autosave = z.object({ preview_link: z.string() });
const locations = z.record(z.string(), z.object({ menu: z.number() }));
const items = z.array(z.object({ id: z.number(), title: z.object({ raw: z.string() }) }));

/** The locations that the site shows (packages/plugin: model.json). */
const SHOWN = ['primary', 'footer'];

type Method = 'GET' | 'POST' | 'DELETE';

const block = (content: string) => `<!-- wp:paragraph --><p>${content}</p><!-- /wp:paragraph -->`;

const BAR = 'acf[field_sticky_cta_sticky_floater_cta_g][field_sticky_cta_sticky_floater_cta_g_';

/** Custom fields as the plugin's script (packages/plugin/footbridge/assets/autosave.js) sends them. */
const fieldsOfBar = (title: string) =>
  new URLSearchParams({
    'acf[field_page_settings_segment]': 'insurance',
    [`${BAR}customize]`]: '1',
    [`${BAR}title]`]: title,
  });

/** In: a page whose browser is logged in there. */
export function realEditor(page: Page, wordPressUrl: string): WordPressEditor {
  /**
   * Sends requests as wp-admin's own scripts do: DELETE as POST with a header, because a web server may treat its `/`
   * as a file and respond with 405. The form with `rest_route` works with all permalinks.
   */
  async function send(method: Method, route: string, data?: object) {
    const nonce = await page.request.get(`${wordPressUrl}/wp-admin/admin-ajax.php?action=rest-nonce`);
    expect(nonce.ok(), 'WordPress gives the login a nonce for its REST API').toBe(true);
    const headers = {
      'x-wp-nonce': await nonce.text(),
      ...(method === 'DELETE' && { 'x-http-method-override': method }),
    };
    return page.request.fetch(`${wordPressUrl}/?rest_route=${route}`, {
      method: method === 'GET' ? method : 'POST',
      data,
      headers,
    });
  }

  async function rest<Answer>(schema: z.ZodType<Answer>, ...request: Parameters<typeof send>): Promise<Answer> {
    const response = await send(...request);
    const body: unknown = await response.json();
    expect(response.ok(), `WordPress accepts ${request[0]} ${request[1]}: ${JSON.stringify(body).slice(0, 300)}`).toBe(
      true,
    );
    return schema.parse(body);
  }

  async function view(id: number, title: string): Promise<Page> {
    await page.goto(`${wordPressUrl}/wp-admin/edit.php?${new URLSearchParams({ post_type: 'page', s: title })}`);
    const row = page.locator(`#post-${id}`);
    // Its links show while the pointer is over it.
    await row.hover();
    await row.locator('.row-actions .view a').click();
    return page;
  }

  return {
    async createDraft({ title, content, slug }) {
      return (await rest(made, 'POST', '/wp/v2/pages', { title, slug, content: block(content), status: 'draft' })).id;
    },
    // WordPress shows Preview or View.
    openPreview: view,
    async previewChanges(id, { title, content, bar }: Changes) {
      const { preview_link: link } = await rest(autosave, 'POST', `/wp/v2/pages/${id}/autosaves`, {
        title,
        content: block(content),
        footbridge: { form: bar === undefined ? '' : fieldsOfBar(bar).toString() },
      });
      await page.goto(link);
      return page;
    },
    async openLivePreview(id) {
      await page.goto(`${wordPressUrl}/wp-admin/post.php?post=${id}&action=edit`);
      const button = page.getByRole('button', { name: 'Live preview', exact: true }).first();
      // The first visit greets, with a dialog that hides all else from assistive technology.
      await expect(button.or(page.getByRole('dialog')).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeVisible();
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      // Open, they hide the text in a low window.
      const metaBoxes = page.getByRole('button', { name: 'Meta Boxes', expanded: true });
      if (await metaBoxes.isVisible()) await metaBoxes.press('Enter');
      return page.locator('.footbridge-live');
    },
    async type(words) {
      const frame = page.locator('iframe[name="editor-canvas"]');
      const canvas = (await frame.count()) > 0 ? frame.contentFrame() : page;
      await canvas.locator('p[data-type="core/paragraph"]').first().click();
      await page.keyboard.press('Home');
      await page.keyboard.type(words);
    },
    selectedText: () =>
      page.evaluate(() => {
        const { getSelectedBlockClientId, getBlocks } = window.wp.data.select('core/block-editor');
        const selected = getBlocks().find(({ clientId }) => clientId === getSelectedBlockClientId());
        return String(selected?.attributes.content ?? '');
      }),
    async publish(id) {
      await rest(made, 'POST', `/wp/v2/pages/${id}`, { status: 'publish' });
    },
    async update(id, { title, content }) {
      await rest(made, 'POST', `/wp/v2/pages/${id}`, { title, content: block(content) });
    },
    async trash(id) {
      await rest(made, 'DELETE', `/wp/v2/pages/${id}`);
    },
    async menuItems() {
      const answer = await send('GET', '/wp/v2/menu-locations');
      if ([401, 403].includes(answer.status())) return 'no-right';
      const menus = Object.entries(locations.parse(await answer.json())).flatMap(([name, { menu }]) =>
        SHOWN.includes(name) && menu > 0 ? [menu] : [],
      );
      const found: MenuItem[] = [];
      for (const menu of menus) {
        const all = await rest(items, 'GET', `/wp/v2/menu-items&menus=${menu}&per_page=100&context=edit`);
        // Without its own label an item shows its page's title.
        found.push(...all.flatMap(({ id, title: { raw } }) => (raw ? [{ id, label: raw }] : [])));
      }
      return found;
    },
    async relabel({ id }, label) {
      await rest(made, 'POST', `/wp/v2/menu-items/${id}`, { title: label });
    },
  };
}
