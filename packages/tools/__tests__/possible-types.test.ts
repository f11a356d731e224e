/** `npm run types` generates possibleTypes.json (docs/decisions/0039); it is compared with Faust's own command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { start } from '../../embedded/__tests__/support/server';

const root = join(__dirname, '../../..');
const readTypes = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'possibleTypes.json'), 'utf8'));

it('possibleTypes.json is what "faust generatePossibleTypes" reads from the embedded WordPress', async () => {
  const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('@faustwp/cli')), 'index.js');
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-types-'));
  const wordpress = await start('DSH', { graphqlSecret: undefined });
  try {
    const { FAUST_SECRET_KEY: _secret, ...env } = process.env;
    const [code] = await once(
      spawn(process.execPath, [cli, 'generatePossibleTypes'], {
        cwd: folder,
        env: { ...env, NEXT_PUBLIC_WORDPRESS_URL: wordpress.url },
        stdio: 'ignore',
      }),
      'exit',
    );
    expect(code).toBe(0);
    expect(readTypes(folder)).toEqual(readTypes(root));
  } finally {
    await wordpress.close();
    rmSync(folder, { recursive: true });
  }
});
