/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { requireDataFolder } from '@footbridge/bridge/server/data-folder';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const folder = temporaryFolder();

it('makes a data folder that is missing, and leaves nothing in it', () => {
  requireDataFolder(join(folder, 'new/data'));
  expect(readdirSync(join(folder, 'new/data'))).toEqual([]);
});

it('refuses a folder below one where nothing can be created, and does not hang', () => {
  expect(() => requireDataFolder('/proc/footbridge/data')).toThrow('DATA_DIR: /proc/footbridge/data cannot be written');
});

it('names the folder that cannot be written, and what to do', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireDataFolder(join(file, 'data'))).toThrow(
    `DATA_DIR: ${file}/data cannot be written (ENOTDIR). Give this user write permission there, or set DATA_DIR`,
  );
});
