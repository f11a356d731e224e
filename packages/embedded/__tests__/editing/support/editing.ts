import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessToken, start } from '../../support/server';

import type { EditInput, Outcome } from '@footbridge/embedded/editing/types';
import type { EmbeddedWordPress, EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import type { UserEntity } from '@footbridge/embedded/store/types';

/** A value that must have been saved: a refusal fails the test with its words. */
export function saved<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.errors.join('\n'));
  return outcome.value;
}

/** The messages of a refusal; none for what was saved. */
export const refused = <T>(outcome: Outcome<T>): string[] => (outcome.ok ? [] : outcome.errors);

/** Servers and folders of a test file; all gone after each test. */
export function bench() {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
  return {
    folder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'footbridge-edits-'));
      ends.push(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
    async wordpress(
      options: Partial<EmbeddedWordPressOptions> = {},
    ): Promise<EmbeddedWordPress & { stop(): Promise<void> }> {
      const wordpress = await start('DSH', options);
      let isRunning = true;
      const stop = async () => {
        if (isRunning) await wordpress.close();
        isRunning = false;
      };
      ends.push(stop);
      return { ...wordpress, stop };
    },
  };
}

export function editorOf(wordpress: Pick<EmbeddedWordPress, 'edits'>, slug = 'editor'): UserEntity {
  const user = wordpress.edits.store().user(slug);
  if (!user) throw new Error(`no user ${slug}`);
  return user;
}

/** Returns the id of a content page by its path. */
export function idAt(wordpress: Pick<EmbeddedWordPress, 'edits'>, path: string): number {
  const post = wordpress.edits.store().postAt(path);
  if (!post) throw new Error(`nothing at ${path}`);
  return post.id;
}

export const tokenFor = (wordpress: EmbeddedWordPress): Promise<string> => accessToken(wordpress);

export const DRAFT: EditInput = {
  id: null,
  type: 'page',
  title: 'Equine therapy',
  content: 'Two words.\n\nAnd a line\nbelow it.',
};
