import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdits } from '@/wordpress/embedded/editing/edits-file';
import { NOTHING } from '@/wordpress/embedded/editing/saved';
import { CONTENT } from '../support/stand-ins';
import { bench, DRAFT, editorOf, front, idAt, refused, saved, queryData } from './support/editing';

const { folder, wordpress: run } = bench();

const fileIn = (dataDir: string) => join(dataDir, 'embedded-edits', 'DSH.json');

describe('what was edited', () => {
  it('is there after a restart, all of it, under the same ids', async () => {
    const dataDir = folder();
    const first = await run({ dataDir });
    const editor = editorOf(first);
    const contact = idAt(first, '/contact/');
    const draft = saved(
      first.edits.saveDraft({ ...DRAFT, values: { stickyCta: { stickyFloaterCtaG: { hide: true } } } }, editor),
    );
    const page = saved(first.edits.publish({ ...DRAFT, title: 'Second' }, editor));
    const changed = saved(first.edits.preview({ id: contact, type: 'page', title: 'Unpublished' }, editor));
    const trashed = saved(first.edits.trash(idAt(first, '/insurance/'), editor));
    const item = first.edits.menus()[0]?.items[0];
    saved(first.edits.setMenuLabel(item?.id ?? 0, 'Us', editor));
    const options = saved(first.edits.setOptions({ redirects: { rules: [] } }, editor));
    await first.stop();

    const second = await run({ dataDir });
    expect([draft, page, changed].map(({ id }) => second.edits.form(id))).toEqual([draft, page, changed]);
    expect(second.edits.form(trashed.id)?.status).toBe('trash');
    expect(second.edits.menus()[0]?.items[0]).toEqual({ ...item, label: 'Us' });
    expect(second.edits.options()).toEqual(options);
    expect(saved(second.edits.saveDraft(DRAFT, editor)).id).toBeGreaterThan(Math.max(draft.id, page.id));
  });

  it('is in memory only without a data directory', async () => {
    const first = await run();
    saved(first.edits.publish(DRAFT, editorOf(first)));
    await first.stop();
    expect(front(await run(), '/equine-therapy/')).toBe('404');
  });

  it('is applied to reloaded content files; unedited content is as in the file', async () => {
    const contentDir = folder();
    cpSync(CONTENT, contentDir, { recursive: true });
    let onReload = (): void => undefined;
    const reloaded = new Promise<void>((resolve) => {
      onReload = resolve;
    });
    const wordpress = await run({ contentDir, watch: true, onReload });
    const id = idAt(wordpress, '/contact/');
    saved(wordpress.edits.update({ id, type: 'page', title: 'Edited' }, editorOf(wordpress)));
    const file = join(contentDir, 'pages', 'contact.md');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^title: .*$/m, 'title: Of the file')
        .concat('\nA line of the file.\n'),
    );
    await reloaded;
    const { page } = Object(await queryData(wordpress, `{ page(id: "${id}", idType: DATABASE_ID) { title content } }`));
    expect(page.title).toBe('Edited');
    expect(page.content).toContain('A line of the file.');
  });

  it('is discarded on request, permanently, and its ids are never reused', async () => {
    const dataDir = folder();
    const wordpress = await run({ dataDir });
    const editor = editorOf(wordpress);
    const { id } = saved(wordpress.edits.publish(DRAFT, editor));
    saved(wordpress.edits.update({ id: idAt(wordpress, '/contact/'), type: 'page', title: 'Edited' }, editor));
    saved(wordpress.edits.discard(editor));
    expect(wordpress.edits.hasEdits()).toBe(false);
    expect([front(wordpress, '/equine-therapy/'), wordpress.edits.form(id)]).toEqual(['404', null]);
    expect(saved(wordpress.edits.saveDraft(DRAFT, editor)).id).toBeGreaterThan(id);
  });
});

describe('the edits file', () => {
  it.each([
    ['no JSON', '{"version":1,'],
    ['of another form', '{"version":3}'],
    ['with a post that is none', JSON.stringify({ ...NOTHING, posts: [{ id: 'x' }] })],
    ['empty', ''],
  ])('that is broken (%s) is moved aside and reported; the server starts', async (_, text) => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'embedded-edits'));
    writeFileSync(fileIn(dataDir), text);
    const problems: string[] = [];
    const wordpress = await run({ dataDir, onEditsProblem: (message) => problems.push(message) });
    expect(problems).toEqual([expect.stringMatching(/DSH\.json is not an edits file .*moved to .*broken/)]);
    saved(wordpress.edits.publish(DRAFT, editorOf(wordpress)));
    const files = readdirSync(join(dataDir, 'embedded-edits')).toSorted();
    expect(files).toEqual(['DSH.json', expect.stringMatching(/^DSH\.json\.broken-/)]);
    expect(readFileSync(join(dataDir, 'embedded-edits', files[1] ?? ''), 'utf8')).toBe(text);
  });

  it('is whole whenever the writer is killed', async () => {
    const dataDir = folder();
    const file = fileIn(dataDir);
    const program = `
      const { writeEdits } = require('./wordpress/embedded/editing/edits-file.ts');
      const { NOTHING } = require('./wordpress/embedded/editing/saved.ts');
      for (let round = 0; ; round += 1) {
        writeEdits(${JSON.stringify(file)}, { ...NOTHING, menuLabels: { round: String(round).repeat(200000) } });
        if (round === 3) process.stdout.write('begun');
      }`;
    const writer = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
      cwd: join(__dirname, '..', '..', '..'),
    });
    await new Promise((resolve) => writer.stdout.once('data', resolve));
    writer.kill('SIGKILL');
    await new Promise((resolve) => writer.once('close', resolve));
    const problems: string[] = [];
    const wordpress = await run({ dataDir, onEditsProblem: (message) => problems.push(message) });
    expect(problems).toEqual([]);
    saved(wordpress.edits.publish(DRAFT, editorOf(wordpress)));
  });

  it('that cannot be written refuses the edit: nothing is shown that would be lost', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'embedded-edits'), 'in the way');
    const problems: string[] = [];
    const wordpress = await run({ dataDir, onEditsProblem: (message) => problems.push(message) });
    expect(refused(wordpress.edits.publish(DRAFT, editorOf(wordpress))).form).toMatch(/^It could not be saved: /);
    expect(front(wordpress, '/equine-therapy/')).toBe('404');
  });

  it('does not grow without end', () => {
    const huge = { ...NOTHING, menuLabels: { a: 'x'.repeat(20_000_001) } };
    expect(() => writeEdits(fileIn(folder()), huge)).toThrow('discard some');
  });
});
