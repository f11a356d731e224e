/** The embedded WordPress: its own pages, as an editor uses them. */
import { expect, type Page } from '@playwright/test';
import type { Changes, MenuItem, WordPressEditor } from '../wordpress-editor';

/** In: a page whose browser is logged in there. */
export function embeddedEditor(page: Page, wordPressUrl: string): WordPressEditor {
  const admin = (address: string) => page.goto(`${wordPressUrl}/wp-admin/${address}`);
  const edit = (id: number) => admin(`post.php?post=${id}&action=edit`);
  const press = (name: RegExp) => page.getByRole('button', { name }).click();

  async function fill({ title, content, slug, bar }: Changes & { slug?: string }): Promise<void> {
    await page.locator('#title').fill(title);
    await page.locator('#content').fill(content);
    if (slug !== undefined) await page.locator('#slug').fill(slug);
    if (bar === undefined) return;
    const fields = { customize: true, title: bar };
    await page
      .getByLabel('Fields')
      .fill(JSON.stringify({ pageSettings: { segment: 'insurance' }, stickyCta: { stickyFloaterCtaG: fields } }));
  }

  /** Waits until the action is done and the form is loaded again. */
  async function saved(): Promise<number> {
    await expect(page).toHaveURL(/\/post\.php\?post=\d+&action=edit&message=\d+$/);
    return Number(new URL(page.url()).searchParams.get('post'));
  }

  return {
    async createDraft(text) {
      await admin('post-new.php?post_type=page');
      await fill(text);
      await press(/^Save draft$/i);
      return saved();
    },
    async openPreview(_id, title) {
      await admin(`edit.php?${new URLSearchParams({ post_type: 'page', s: title })}`);
      await page.getByRole('link', { name: `Preview “${title}”` }).click();
      return page;
    },
    async previewChanges(id, text) {
      await edit(id);
      await fill(text);
      const [preview] = await Promise.all([page.waitForEvent('popup'), press(/^Preview changes/i)]);
      return preview;
    },
    async openLivePreview(id) {
      await edit(id);
      return page.getByRole('region', { name: 'Live preview' });
    },
    async type(words) {
      await page.locator('#content').press('Control+Home');
      await page.keyboard.type(words);
    },
    selectedText: () =>
      page.locator('#content').evaluate((field) => {
        if (!(field instanceof HTMLTextAreaElement)) return '';
        return field.value.slice(field.selectionStart, field.selectionEnd);
      }),
    async publish(id) {
      await edit(id);
      await press(/^Publish$/);
      await saved();
    },
    async update(id, text) {
      await edit(id);
      await fill(text);
      await press(/^Update$/);
      await saved();
    },
    async trash(id) {
      await edit(id);
      await press(/^Move to Trash$/);
      await expect(page).toHaveURL(/\/edit\.php\?.*trashed=1/);
    },
    async menuItems() {
      await admin('nav-menus.php');
      const fields = page.locator('[name^="menu-item-title["]');
      return fields.evaluateAll((inputs): MenuItem[] =>
        inputs.flatMap((input) =>
          input instanceof HTMLInputElement ? [{ id: Number(/\d+/.exec(input.name)?.[0]), label: input.value }] : [],
        ),
      );
    },
    async relabel({ id }, label) {
      await admin('nav-menus.php');
      await page.locator(`[name="menu-item-title[${id}]"]`).fill(label);
      await press(/^Save Menu$/);
      await expect(page).toHaveURL(/updated=1/);
    },
  };
}
