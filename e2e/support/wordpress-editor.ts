/** An editor's actions in WordPress: one interface for the embedded one and for any real one. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Login } from './editors/target';

export interface Text {
  title: string;
  /** One paragraph of plain words. */
  content: string;
}

/** Unsaved changes. */
export interface Changes extends Text {
  /** Title of the page's own sticky bar; the page gets a segment, on which the bar depends. */
  bar?: string;
}

export interface MenuItem {
  id: number;
  label: string;
}

export interface WordPressEditor {
  /** Creates a draft of a page, to be published at `/slug/`. */
  createDraft(text: Text & { slug: string }): Promise<number>;
  /** Follows WordPress's own Preview of a page that is not published. Out: where it opens. */
  openPreview(id: number, title: string): Promise<Page>;
  /** Saves changes of a published page without publishing them, and follows WordPress's own Preview. Out: where it opens. */
  previewChanges(id: number, changes: Changes): Promise<Page>;
  /** Opens the editor of a page with its live preview. Out: the panel. */
  openLivePreview(id: number): Promise<Locator>;
  /** Types at the start of the text that is open in the editor. */
  type(words: string): Promise<void>;
  /** Returns the text that is selected in the editor. */
  selectedText(): Promise<string>;
  publish(id: number): Promise<void>;
  /** Changes a published page for all visitors. */
  update(id: number, text: Text): Promise<void>;
  trash(id: number): Promise<void>;
  /** Items of menus that the site shows; 'no-right' where this login may not edit menus. */
  menuItems(): Promise<MenuItem[] | 'no-right'>;
  relabel(item: MenuItem, label: string): Promise<void>;
}

/** WordPress's login form, as the browser has it before it. */
export async function fillLogin(page: Page, { user, password }: Login): Promise<void> {
  const [name, secret] = [page.locator('#user_login'), page.locator('#user_pass')];
  // A moment after it loads, the page moves the focus to the name.
  await expect(async () => {
    await name.fill(user);
    await secret.fill(password);
    await expect(name).toHaveValue(user, { timeout: 1 });
    await expect(secret).toHaveValue(password, { timeout: 1 });
  }).toPass();
  await page.locator('[name="wp-submit"]').click();
}

/** Logs in at WordPress's own login page. */
export async function logIn(page: Page, wordPressUrl: string, login: Login): Promise<void> {
  await page.goto(`${wordPressUrl}/wp-login.php`);
  await fillLogin(page, login);
  await expect(page, `WordPress lets ${login.user} in`).not.toHaveURL(/wp-login\.php/);
}
