import { createServer, type Server } from 'node:http';
import { listen } from '@/wordpress/embedded/http/listen';
import type { EmbeddedWordPress } from '@/wordpress/embedded/server';
import { FormBrowser } from './support/form-browser';
import { start } from './support/server';

/** A site that accepts webhooks or is just starting. */
let isUp = false;
let requested: () => void = () => undefined;
const site: Server = createServer((request, response) => {
  request.resume().on('end', () => {
    response
      .writeHead(isUp ? 202 : 503, { 'content-type': 'application/json' })
      .end(isUp ? '{"accepted":true,"pages":7}' : '{}');
    requested();
  });
});
let wordpress: EmbeddedWordPress;
let editor: FormBrowser;

beforeAll(async () => {
  const port = await listen(site, '127.0.0.1', 0, false);
  wordpress = await start('DSH', {
    frontendUrl: `http://127.0.0.1:${port}`,
    webhookSecret: 'a-secret-of-thirty-two-characters',
  });
  editor = await new FormBrowser(wordpress).signIn();
});
afterAll(async () => {
  await wordpress.close();
  site.closeAllConnections();
  site.close();
});

const webhooks = () => editor.screen.getByRole('region', { name: 'Webhooks' }).textContent ?? '';

describe('the dashboard', () => {
  it('counts what there is, links to lists and drafts, and shows that no webhook was sent yet', async () => {
    await editor.open('/wp-admin/');
    expect(webhooks()).toContain('No webhook was sent yet.');
    await editor.follow(/^\d+ Contributors$/);
    expect(editor.path).toContain('post_type=contributor');
  });

  it('shows a waiting webhook, sends it again, and shows that it arrived', async () => {
    const tried = new Promise<void>((resolve) => {
      requested = resolve;
    });
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'Told');
    await editor.press('Publish');
    await tried;
    await editor.open('/wp-admin/');
    expect(webhooks()).toContain('1 waiting for the site to accept it.');
    isUp = true;
    await editor.press('Send now');
    expect(webhooks()).toContain('Arrived: 7 pages are rendered again');
    expect(editor.screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  it('sends no webhook for a draft', async () => {
    const before = webhooks();
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'Not told');
    await editor.press('Save draft');
    await editor.open('/wp-admin/');
    expect(webhooks()).toBe(before);
  });
});
