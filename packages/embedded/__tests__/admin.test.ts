/** The embedded WordPress's pages, as an editor uses them in a browser without script. */
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { valuesIn } from '@footbridge/embedded/fields/field';
import { FormBrowser } from './support/form-browser';
import { start } from './support/server';

let wordpress: EmbeddedWordPress;
let editor: FormBrowser;
beforeAll(async () => {
  wordpress = await start('DSH');
  editor = await new FormBrowser(wordpress).signIn();
});
afterAll(() => wordpress.close());

const alert = () => editor.screen.getByRole('alert').textContent;

describe('an editor', () => {
  it('changes fields as YAML; what is wrong is named, with everything typed, and escaped', async () => {
    await editor.open(`/wp-admin/post.php?post=${wordpress.edits.store().postAt('/contact/')?.id}&action=edit`);
    const before = editor.valueOf('Fields');
    editor.fill('Fields', 'seo:\n  title: <script>x</script>\nnothing: 1');
    await editor.press('Update');
    expect(editor.answer.status).toBe(422);
    expect(alert()).toContain('has no field nothing');
    expect(editor.valueOf('Fields')).toContain('title: <script>x</script>');
    expect(editor.html).not.toContain('<script>x');
    editor.fill('Fields', 'seo: [');
    await editor.press('Update');
    expect(alert()).toContain('Fields:');
    const { values } = wordpress.edits.store().postAt('/contact/') ?? {};
    editor.fill('Fields', before.replace(/title: .*/, 'title: Typed title'));
    await editor.press('Update');
    const seo = { ...valuesIn(values?.seo), title: 'Typed title' };
    expect(wordpress.edits.store().postAt('/contact/')?.values).toEqual({ ...values, seo });
    editor.fill('Fields', '');
    await editor.press('Update');
    expect(wordpress.edits.store().postAt('/contact/')?.values).toEqual({});
  });

  it('renames menu items, and discards all edits', async () => {
    await editor.open('/wp-admin/nav-menus.php');
    const [item] = wordpress.edits.store().data.menuItems;
    const { path, fields } = editor.fieldsFor('Save Menu');
    fields.set(`menu-item-title[${item?.id}]`, 'Renamed');
    await editor.post(path, fields);
    expect(wordpress.edits.store().data.menuItems[0]?.label).toBe('Renamed');

    await editor.open('/wp-admin/');
    await editor.press('Discard my edits');
    expect(wordpress.edits.store().data.menuItems[0]?.label).toBe(item?.label);
  });
});
