/** Gives the tests of a file a DATA_DIR of their own. Call it once, before what writes there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function temporaryData(): void {
  let folder = '';
  beforeAll(() => void (folder = process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'data-'))));
  afterAll(() => {
    delete process.env.DATA_DIR;
    rmSync(folder, { recursive: true, force: true });
  });
}
