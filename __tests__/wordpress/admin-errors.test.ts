import type { EmbeddedWordPress } from '@/wordpress/embedded/server';
import { FormBrowser } from './support/form-browser';
import { start } from './support/server';

let wordpress: EmbeddedWordPress;
let editor: FormBrowser;
beforeAll(async () => {
  wordpress = await start('DSH');
  editor = await new FormBrowser(wordpress).signIn();
});
afterAll(() => wordpress.close());

const NEW = '/wp-admin/post-new.php?post_type=page';
const idOnPage = () => new URL(editor.path, wordpress.url).searchParams.get('post') ?? '';

/** A published page, its form open. */
async function published(title: string): Promise<string> {
  await editor.open(NEW);
  editor.fill('Add title', title);
  editor.fill('Content', 'First words.');
  await editor.press('Publish');
  return idOnPage();
}

const howMany = async (title: string): Promise<number> => {
  await editor.open(`/wp-admin/edit.php?post_type=page&s=${encodeURIComponent(title)}`);
  return editor.screen.queryAllByRole('link', { name: title }).length;
};

describe('a form with an error', () => {
  it('is shown again with all input, and an error beside the field', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'x'.repeat(1001));
    editor.fill('Content', 'Not to be\nlost <b>at all</b>');
    editor.fill('Slug', 'my-own-slug');
    editor.fill('Subtitle', 'of the bar');
    editor.fill('Visibility', 'private');
    await editor.press('Save draft');
    expect(editor.answer.status).toBe(422);
    const title = editor.screen.getByLabelText<HTMLInputElement>('Add title');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(editor.html).toContain(`id="${title.getAttribute('aria-describedby')}"`);
    expect(editor.screen.getByRole('alert').textContent).toContain('A title has 1000 letters at most.');
    expect([
      title.value.length,
      editor.valueOf('Content'),
      editor.valueOf('Slug'),
      editor.valueOf('Subtitle'),
      editor.valueOf('Visibility'),
    ]).toEqual([1001, 'Not to be\nlost <b>at all</b>', 'my-own-slug', 'of the bar', 'private']);
    editor.fill('Add title', 'Short enough');
    await editor.press('Save draft');
    expect(editor.screen.getByRole('status').textContent).toContain('Page draft updated.');
    expect(editor.valueOf('Slug')).toBe('my-own-slug');
  });

  it('shows fields as typed in their groups, and what is wrong beside each', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'Fields');
    editor.fill('Average rating', 'five');
    editor.fill('Description', 'Not to be lost either');
    const { path, fields } = editor.fieldsFor('Publish');
    fields.set('treatmentTopics', '4711');
    fields.set('bylineInfo[author]', 'elena');
    fields.set('template', 'None of them');
    await editor.post(path, fields);
    expect(editor.answer.status).toBe(422);
    expect(editor.valueOf('Average rating')).toBe('five');
    expect(editor.valueOf('Description')).toBe('Not to be lost either');
    expect(editor.valueOf('Template')).toBe('None of them');
    const links = editor.screen.getByRole('alert').querySelectorAll('a');
    const fieldsOf = Array.from(links, ({ hash }) => hash);
    expect(fieldsOf).toEqual(['#template', '#treatmentTopics', '#bylineInfo-author', '#reviewSummary-aggregateScore']);
    for (const hash of fieldsOf) expect(editor.html).toContain(`id="${hash.slice(1)}-error"`);
    expect(await howMany('Fields')).toBe(0);
  });

  it('is refused where a date is none', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'Some day');
    const { path, fields } = editor.fieldsFor('Publish');
    fields.set('post_date', 'the day after');
    await editor.post(path, fields);
    expect(editor.answer.status).toBe(422);
    expect(editor.screen.getByLabelText('Publish on').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('two users who edit the same', () => {
  it('see each other’s text; the second decides, and only with eyes open', async () => {
    const id = await published('Shared page');
    const other = await new FormBrowser(wordpress).signIn();
    await other.open(`/wp-admin/post.php?post=${id}&action=edit`);
    other.fill('Content', 'Words of the first.');
    await other.press('Update');

    editor.fill('Content', 'Words of the second.');
    const stale = editor.fieldsFor('Update');
    await editor.press('Update');
    expect(editor.answer.status).toBe(422);
    expect(editor.screen.getByRole('alert').textContent).toContain('meanwhile');
    expect(editor.valueOf('Content')).toBe('Words of the second.');
    expect(editor.valueOf('Content as it is now')).toBe('Words of the first.');

    const choice = editor.fieldsFor('Update');
    await editor.post(stale.path, stale.fields);
    expect(editor.answer.status).toBe(422);
    await editor.post(choice.path, choice.fields);
    expect(editor.screen.getByRole('status').textContent).toContain('Page updated.');
    expect(editor.valueOf('Content')).toBe('Words of the second.');
  });
});

describe('the same form sent twice', () => {
  it('creates one page, not two', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'Only once');
    const { path, fields } = editor.fieldsFor('Publish');
    await Promise.all([editor.post(path, fields), editor.post(path, fields)]);
    expect(await howMany('Only once')).toBe(1);
  });

  it('creates two of two forms', async () => {
    await published('One of two');
    await published('One of two');
    expect(await howMany('One of two')).toBe(2);
  });
});

describe('what is too much', () => {
  it('more than a megabyte is refused with a message, and nothing is saved', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'Too large');
    editor.fill('Content', 'x'.repeat(1_100_000));
    await editor.press('Publish');
    expect(editor.answer.status).toBe(413);
    expect(editor.text).toContain('larger than a megabyte');
    expect(await howMany('Too large')).toBe(0);
  });

  it('a large text below that is stored completely', async () => {
    await editor.open(NEW);
    editor.fill('Add title', 'Large');
    editor.fill('Content', `<p>${'word '.repeat(120_000)}</p>`);
    await editor.press('Save draft');
    expect(editor.valueOf('Content').length).toBeGreaterThan(599_990);
  });
});

describe('hostile input', () => {
  it('is escaped wherever it is shown', async () => {
    const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert(2)</script>'`;
    await editor.open(NEW);
    for (const label of ['Add title', 'Content', 'Slug', 'Subtitle']) editor.fill(label, hostile);
    const { path, fields } = editor.fieldsFor('Save draft');
    // An error shows it all as it was typed.
    fields.set('post_date', hostile);
    fields.set('form', hostile);
    await editor.post(path, fields);
    expect(editor.answer.status).toBe(422);
    expect(editor.html).not.toMatch(/<img|<script/);
    expect(editor.valueOf('Content')).toBe(hostile);
    for (const address of [
      '/wp-admin/edit.php?post_type=page&s=',
      '/wp-admin/edit.php?post_type=',
      '/wp-admin/nav-menus.php?menu=',
      '/wp-admin/post.php?action=edit&post=',
      '/wp-login.php?redirect_to=',
      '/wp-admin/admin.php?page=',
      '/wp-admin/post-new.php?post_type=',
    ]) {
      await editor.open(address + encodeURIComponent(hostile));
      expect(editor.html).not.toMatch(/<img|<script/);
      expect(editor.answer.status).toBeLessThan(500);
    }
  });

  it('in a login name is escaped', async () => {
    const visitor = new FormBrowser(wordpress);
    await visitor.signIn('"><script>alert(1)</script>', 'x');
    expect(visitor.html).not.toContain('<script');
    expect(visitor.valueOf('Username or Email Address')).toBe('"><script>alert(1)</script>');
  });
});
