/** Edits beyond what e2e/editors do. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedWordPress, EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import type { UserEntity } from '@footbridge/embedded/store/types';
import { recording } from './support/recordings';
import { accessToken, at, replay, start } from './support/server';
import { differences } from './support/shape';

const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-edits-'));
let wordpress: EmbeddedWordPress;
afterEach(() => wordpress.close());
afterAll(() => rmSync(dataDir, { recursive: true }));

async function run(options: Partial<EmbeddedWordPressOptions> = {}) {
  wordpress = await start('DSH', options);
  return wordpress.edits;
}
function editorOf({ edits }: EmbeddedWordPress): UserEntity {
  const user = edits.store().user('editor');
  if (!user) throw new Error('no editor');
  return user;
}
const idAt = (path: string): number => wordpress.edits.store().postAt(path)?.id ?? 0;

describe('an edit', () => {
  it('answers a preview with an autosave exactly as a real WordPress', async () => {
    const edits = await run();
    const id = idAt('/insurance/');
    const text = { title: 'Insurance (edited, unsaved)', content: 'Edited, not yet published.' };
    expect(edits.preview({ id, type: 'page', ...text }, editorOf(wordpress))).toMatchObject({ ok: true });
    const recorded = recording('preview', 'published-insurance-with-autosave-auth');
    const { authorization: _, ...headers } = recorded.request.headers;
    const request = { ...recorded.request, headers };
    const toOwn = (words: string) => words.replaceAll('"1862"', `"${id}"`);
    const answer = await replay(wordpress, { ...recorded, request }, toOwn, await accessToken(wordpress));
    expect(at(answer.body, 'data', 'contentNode', 'title')).toBe('Insurance (edited, unsaved)');
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('that previews what is published leaves no autosave', async () => {
    const edits = await run();
    const id = idAt('/insurance/');
    const { title, content, slug } = edits.store().post(id) ?? {};
    edits.preview({ id, type: 'page', title: 'Another' }, editorOf(wordpress));
    edits.preview({ id, type: 'page', title, content, slug }, editorOf(wordpress));
    expect(edits.store().post(id)?.autosave).toBeNull();
  });

  it('is refused without words, of what is no text, and where the site needs it', async () => {
    const edits = await run();
    const before = edits.store();
    const editor = editorOf(wordpress);
    const review = edits.store().posts.find(({ type }) => type === 'review')?.id ?? null;
    for (const outcome of [
      edits.publish({ id: null, type: 'page', title: ' ', content: '\n' }, editor),
      edits.update({ id: 4711, type: 'page' }, editor),
      edits.update({ id: review, type: 'page', title: 'x' }, editor),
      edits.update({ id: idAt('/contact/'), type: 'page', values: { nothing: 1 } }, editor),
      edits.trash(idAt('/')),
      edits.setMenuLabel(edits.store().data.menuItems[0]?.id ?? 0, ' '),
    ])
      expect(outcome).toEqual({ ok: false, errors: [expect.any(String)] });
    expect(edits.store()).toBe(before);
  });
});

describe('the edits', () => {
  it('survive a restart; a file that is none is moved aside and reported', async () => {
    const draft = { id: null, type: 'page', title: 'Equine therapy', content: 'Two words.\n\nAnd a line\nbelow it.' };
    const saved = (await run({ dataDir })).publish(draft, editorOf(wordpress));
    await wordpress.close();
    const again = await run({ dataDir });
    expect(saved.ok && again.store().post(saved.value.id)).toMatchObject({ title: draft.title, status: 'publish' });
    await wordpress.close();
    const file = join(dataDir, 'embedded-edits', 'DSH.json');
    writeFileSync(file, '{');
    const report = jest.fn();
    expect((await run({ dataDir, onEditsProblem: report })).store().postBySlug('page', 'equine-therapy')).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
    expect(readFileSync(`${file}.broken`, 'utf8')).toBe('{');
  });
});
