import type { EmbeddedWordPress } from '@footbridge/embedded/server';

/** Gives the page at a path another title, as an editor does; resolves when the site has accepted the webhook. */
export async function rename(wordPress: EmbeddedWordPress, path: string, title: string): Promise<void> {
  const { edits } = wordPress;
  const editor = edits.store().user('editor');
  const post = edits.store().postAt(path);
  if (!editor || !post) throw new Error(`There is no page at ${path}, or no editor.`);
  const saved = edits.update({ id: post.id, type: 'page', title }, editor);
  if (!saved.ok) throw new Error(`${path} could not be saved: ${saved.errors.join(' ')}`);
  await edits.webhooksSent();
}
