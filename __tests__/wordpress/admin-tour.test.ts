import { within } from '@testing-library/dom';
import type { EmbeddedWordPress } from '@/wordpress/embedded/server';
import { FormBrowser } from './support/form-browser';
import { sendQuery, at, FRONTEND, start } from './support/server';

let wordpress: EmbeddedWordPress;
let editor: FormBrowser;
beforeAll(async () => {
  wordpress = await start('DSH');
  editor = await new FormBrowser(wordpress).signIn();
});
afterAll(() => wordpress.close());

const titleAt = async (uri: string) =>
  at(
    (await sendQuery(wordpress, 'query ($uri: String!) { nodeByUri(uri: $uri) { ... on Page { title } } }', { uri }))
      .body,
    'data',
    'nodeByUri',
    'title',
  );
const status = () => editor.screen.getByRole('status').textContent;
const buttonRow = (name: string) => within(editor.screen.getByRole('group', { name }));
const idOnPage = () => Number(new URL(editor.path, wordpress.url).searchParams.get('post'));

describe('an editor', () => {
  it('writes a draft, previews it, publishes it, and the site gets it', async () => {
    await editor.open('/wp-admin/edit.php?post_type=page');
    await editor.follow('Add Page');
    editor.fill('Add title', 'A quiet garden');
    editor.fill('Content', 'Benches.\n\nAnd roses.');
    await editor.press('Save draft');
    expect(status()).toContain('Page draft updated.');
    expect(editor.valueOf('Content')).toBe('Benches.\n\nAnd roses.');
    const id = idOnPage();
    expect(await titleAt('/a-quiet-garden/')).toBeUndefined();

    await editor.press(/^Preview/);
    expect(editor.left).toBe(
      `${FRONTEND}/?page_id=${id}&preview=true&previewPathname=${encodeURIComponent(`/?page_id=${id}`)}&p=${id}&typeName=Page`,
    );

    await editor.press('Publish');
    expect(status()).toContain('Page published.');
    expect(editor.screen.getByRole('link', { name: 'View Page' })).toHaveProperty(
      'href',
      `${FRONTEND}/a-quiet-garden/`,
    );
    expect(await titleAt('/a-quiet-garden/')).toBe('A quiet garden');
  });

  it('changes what is published: a preview first, which visitors do not see, then the update', async () => {
    await editor.open('/wp-admin/edit.php?post_type=page&s=quiet+garden');
    await editor.follow('Edit “A quiet garden”');
    const id = idOnPage();
    editor.fill('Add title', 'A loud garden');
    await editor.press(/^Preview changes/);
    expect(editor.left).toBe(
      `${FRONTEND}/a-quiet-garden/?preview=true&previewPathname=%2Fa-quiet-garden%2F&p=${id}&page_id=${id}&typeName=Page`,
    );
    expect(await titleAt('/a-quiet-garden/')).toBe('A quiet garden');

    await editor.open(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(editor.valueOf('Add title')).toBe('A quiet garden');
    await editor.follow('View the autosave');
    expect(editor.valueOf('Add title')).toBe('A loud garden');
    await editor.press('Update');
    expect(status()).toContain('Page updated.');
    expect(await titleAt('/a-quiet-garden/')).toBe('A loud garden');
  });

  it('saves after a preview in another tab without a conflict', async () => {
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'Seen before it is saved');
    await editor.press(/^Preview/);
    const id = new URL(editor.left ?? '').searchParams.get('page_id');
    // The tab with the form is still there: it has learned nothing of the preview.
    await editor.press('Publish');
    expect(editor.answer.status).toBe(200);
    expect(String(idOnPage())).toBe(id);
    editor.fill('Add title', 'Seen twice');
    await editor.press(/^Preview changes/);
    await editor.press('Update');
    expect(status()).toContain('Page updated.');
  });

  it('removes a page from the site and restores it: draft, trash, restored, gone', async () => {
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'Comes and goes');
    await editor.press('Publish');
    const id = idOnPage();
    await editor.press('Switch to draft');
    expect(status()).toContain('draft');
    expect(await titleAt('/comes-and-goes/')).toBeUndefined();
    await editor.press('Move to Trash');
    expect(status()).toBe('1 page moved to the Trash.');
    await editor.open('/wp-admin/edit.php?post_type=page&post_status=trash');
    await editor.press('Restore “Comes and goes” from the Trash');
    expect(status()).toBe('1 page restored from the Trash.');
    await editor.open('/wp-admin/edit.php?post_type=page&post_status=draft');
    await editor.press('Move “Comes and goes” to the Trash');
    await editor.open('/wp-admin/edit.php?post_type=page&post_status=trash');
    await editor.follow('Delete “Comes and goes” permanently');
    await editor.press('Delete Permanently');
    expect(status()).toBe('1 page permanently deleted.');
    await editor.open(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(editor.answer.status).toBe(404);
  });

  it('schedules for a future date, and shows it', async () => {
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'Next decade');
    editor.fill('Publish on', '2040-05-04T09:00');
    await editor.press('Publish');
    expect(status()).toContain('Page scheduled for: May 4, 2040, 9:00 AM.');
    expect(editor.valueOf('Date')).toBe('2040-05-04T09:00');
    await editor.open('/wp-admin/edit.php?post_type=page&post_status=future');
    expect(editor.screen.getByRole('row', { name: /Next decade/ }).textContent).toContain('Scheduled');
  });

  it('sets a page’s own sticky bar', async () => {
    await editor.open('/wp-admin/post-new.php?post_type=page');
    editor.fill('Add title', 'With a bar');
    editor.fill('Own texts', 'on');
    editor.fill('Subtitle', 'Ask us');
    editor.fill('URL', '/contact/', buttonRow('Button 1'));
    editor.fill('Link Text', 'Write to us', buttonRow('Button 1'));
    editor.fill('Link Text', 'Leads nowhere', buttonRow('Button 2'));
    await editor.press('Publish');
    const { body } = await sendQuery(
      wordpress,
      '{ page(id: "/with-a-bar/", idType: URI) { stickyCta { stickyFloaterCtaG { customize subtitle buttons { link { title url } } } } } }',
    );
    expect(at(body, 'data', 'page', 'stickyCta', 'stickyFloaterCtaG')).toEqual({
      customize: true,
      subtitle: 'Ask us',
      buttons: [{ link: { title: 'Write to us', url: '/contact/' } }],
    });
  });
});

describe('lists', () => {
  it('count the states, search titles and go through pages', async () => {
    await editor.open('/wp-admin/edit.php?post_type=post');
    const states = editor.screen.getByRole('list', { name: 'Filter by status' }).textContent ?? '';
    expect(states).toMatch(/^All \(\d+\)Published \(\d+\)/);
    const firstPage = editor.screen.getAllByRole('row').length;
    expect(firstPage).toBe(21);
    await editor.follow('Next page');
    expect(editor.path).toContain('paged=2');
    await editor.open('/wp-admin/edit.php?post_type=post&s=naloxone');
    expect(editor.screen.getAllByRole('row')).toHaveLength(2);
    await editor.open('/wp-admin/edit.php?post_type=post&s=no+such+words');
    expect(editor.text).toContain('No posts found.');
    await editor.open('/wp-admin/edit.php?post_type=post&paged=999');
    expect(editor.answer.status).toBe(200);
  });
});

describe('menus, options, and back to the beginning', () => {
  it('renames a menu item', async () => {
    await editor.open('/wp-admin/nav-menus.php');
    editor.fill('Navigation Label /contact/', 'Say hello');
    await editor.press('Save Menu');
    expect(status()).toBe('Main menu has been updated.');
    const { body } = await sendQuery(
      wordpress,
      '{ menuItems(where: { location: PRIMARY }, first: 100) { nodes { label } } }',
    );
    expect(JSON.stringify(body)).toContain('Say hello');
  });

  it('refuses an empty label, beside its field, and preserves other input', async () => {
    await editor.open('/wp-admin/nav-menus.php');
    editor.fill('Navigation Label /contact/', ' ');
    await editor.press('Save Menu');
    expect(editor.answer.status).toBe(422);
    expect(editor.screen.getByLabelText('Navigation Label /contact/').getAttribute('aria-describedby')).toMatch(
      /-error$/,
    );
    expect(editor.text).toContain('A menu item needs a label.');
  });

  it('changes the bar of a segment and leaves the redirects alone', async () => {
    const options = async () =>
      at(
        (
          await sendQuery(
            wordpress,
            '{ siteOptions { redirects { rules { source } } stickyFloater { contentSegments { segment subtitle } } } }',
          )
        ).body,
        'data',
        'siteOptions',
      );
    const before = await options();
    await editor.open('/wp-admin/admin.php?page=site-options');
    const [first] = editor.fieldsOf('Subtitle');
    if (first) first.value = 'New words';
    await editor.press('Update');
    expect(status()).toBe('Options Updated');
    const after = await options();
    expect(at(after, 'stickyFloater', 'contentSegments', 0, 'subtitle')).toBe('New words');
    expect(at(after, 'stickyFloater', 'contentSegments', 1)).toEqual(at(before, 'stickyFloater', 'contentSegments', 1));
    expect(at(after, 'redirects')).toEqual(at(before, 'redirects'));
  });

  it('requires the segment of a bar with text, and preserves the text', async () => {
    await editor.open('/wp-admin/admin.php?page=site-options');
    const added = editor.fieldsOf('Subtitle').at(-2);
    if (added) added.value = 'For whom?';
    await editor.press('Update');
    expect(editor.answer.status).toBe(422);
    expect(editor.screen.getByRole('alert').textContent).toMatch(/^Sticky bars, Segment \d+, Segment is required\.$/);
    expect(editor.screen.getByDisplayValue('For whom?')).toBeTruthy();
    editor.fieldsOf('Remove this segment').forEach((tick, index, all) => {
      tick.checked = index === all.length - 1;
    });
    await editor.press('Update');
    expect(status()).toBe('Options Updated');
    expect(editor.html).not.toContain('For whom?');
  });

  it('discards all edits, after confirmation', async () => {
    await editor.open('/wp-admin/');
    await editor.follow('Discard my edits');
    expect(await titleAt('/a-quiet-garden/')).toBe('A loud garden');
    await editor.press('Discard everything');
    expect(status()).toContain('Your edits are discarded.');
    expect(await titleAt('/a-quiet-garden/')).toBeUndefined();
    expect(editor.text).toContain('Nothing is edited');
  });
});
