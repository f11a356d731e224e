/** Edits beyond what e2e/editors do. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recording } from '../support/recordings';
import { at, replay } from '../support/server';
import { differences } from '../support/shape';
import { bench, DRAFT, editorOf, idAt, refused, saved, tokenFor } from './support/editing';

const { wordpress: run, folder } = bench();

describe('an edit', () => {
  it('answers a preview with an autosave exactly as a real WordPress', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/insurance/');
    const text = { title: 'Insurance (edited, unsaved)', content: 'Edited, not yet published.' };
    saved(wordpress.edits.preview({ id, type: 'page', ...text }, editorOf(wordpress)));
    const recorded = recording('preview', 'published-insurance-with-autosave-auth');
    const { authorization: _, ...headers } = recorded.request.headers;
    const request = { ...recorded.request, headers };
    const toOwn = (words: string) => words.replaceAll('"1862"', `"${id}"`);
    const answer = await replay(wordpress, { ...recorded, request }, toOwn, await tokenFor(wordpress));
    expect(at(answer.body, 'data', 'contentNode', 'title')).toBe('Insurance (edited, unsaved)');
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('is refused without words, of what is no text, and where the site needs it', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const editor = editorOf(wordpress);
    const review = edits.store().posts.find(({ type }) => type === 'review')?.id ?? null;
    for (const outcome of [
      edits.publish({ id: null, type: 'page', title: ' ', content: '\n' }, editor),
      edits.update({ id: 4711, type: 'page' }, editor),
      edits.update({ id: review, type: 'page', title: 'x' }, editor),
      edits.update({ id: idAt(wordpress, '/contact/'), type: 'page', values: { nothing: 1 } }, editor),
      edits.trash(idAt(wordpress, '/')),
      edits.setMenuLabel(edits.store().data.menuItems[0]?.id ?? 0, ' '),
    ])
      expect(refused(outcome)).toHaveLength(1);
    expect(edits.hasEdits()).toBe(false);
  });
});

describe('the edits', () => {
  it('survive a restart; a file that is none is moved aside and reported', async () => {
    const dataDir = folder();
    const first = await run({ dataDir });
    const { id } = saved(first.edits.publish(DRAFT, editorOf(first)));
    await first.stop();
    const second = await run({ dataDir });
    expect(second.edits.form(id)).toMatchObject({ title: 'Equine therapy', status: 'publish' });
    await second.stop();
    const file = join(dataDir, 'embedded-edits', 'DSH.json');
    writeFileSync(file, '{');
    const report = jest.fn();
    expect((await run({ dataDir, onEditsProblem: report })).edits.hasEdits()).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(readFileSync(`${file}.broken`, 'utf8')).toBe('{');
  });
});
