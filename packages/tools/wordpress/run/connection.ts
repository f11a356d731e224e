import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../../server/environment';

export interface Connection {
  wordpress: string;
  front: string;
  secrets: Secrets;
}

/** Readable by the owner only: the files contain secrets. */
const PRIVATE = { mode: 0o600 };

/** Writes both ends of what WordPress and the site share: what the plugin reads, and what starts the site. */
export async function writeConnection(
  folder: string,
  { wordpress, front, secrets }: Connection,
): Promise<{ folder: string; environment: string }> {
  const ours = join(folder, 'connection');
  const environment = join(folder, 'site.env');
  // Sets the mode of an existing file, too.
  await rm(ours, { recursive: true, force: true });
  await rm(environment, { force: true });
  await mkdir(ours, { recursive: true });
  const given = { frontEnd: front, faustSecret: secrets.FAUST_SECRET_KEY, footbridgeSecret: secrets.FOOTBRIDGE_SECRET };
  await writeFile(join(ours, 'connection.json'), `${JSON.stringify(given, null, 2)}\n`, PRIVATE);
  const lines = { WORDPRESS_URL: wordpress, ...secrets };
  await writeFile(
    environment,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    PRIVATE,
  );
  return { folder: ours, environment };
}
