/** `npm run wordpress`: its checks before it starts anything. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments as readExportArguments } from '@footbridge/tools/wordpress/export/arguments';
import { readArguments } from '@footbridge/tools/wordpress/run/arguments';
import { writeConnection } from '@footbridge/tools/wordpress/run/connection';
import { playgroundArguments } from '@footbridge/tools/wordpress/run/playground';
import blueprint from '@footbridge/embedded/blueprint.json';
import { sites } from '@/site-config/brands';

const brands = sites;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the plugins', () => {
  test('are the five that Footbridge needs, and the importer, which works only when it is not active', () => {
    const plugins = blueprint.steps.flatMap(({ pluginData, options }) =>
      pluginData ? [`${pluginData.slug} ${options?.activate ? 'active' : 'inactive'}`] : [],
    );
    expect(plugins).toEqual([
      'wp-graphql active',
      'secure-custom-fields active',
      'wpgraphql-acf active',
      'faustwp active',
      'wpgraphql-smart-cache active',
      'wordpress-importer inactive',
    ]);
  });

  test('bring no secret into the repository', () => {
    expect(JSON.stringify(blueprint)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|secret|password/i);
  });
});

describe('what WordPress and the site share', () => {
  test('is in two files that only their owner can read', async () => {
    const secrets = { FAUST_SECRET_KEY: '00000000-0000-4000-8000-000000000001', FOOTBRIDGE_SECRET: 'x'.repeat(32) };
    const { environment } = await writeConnection(folder, {
      wordpress: 'http://127.0.0.1:9400',
      front: 'http://127.0.0.1:3000',
      secrets,
    });
    expect(readFileSync(environment, 'utf8')).toBe(
      `WORDPRESS_URL=http://127.0.0.1:9400\nFAUST_SECRET_KEY=${secrets.FAUST_SECRET_KEY}\nFOOTBRIDGE_SECRET=${secrets.FOOTBRIDGE_SECRET}\n`,
    );
    expect(JSON.parse(readFileSync(join(folder, 'connection/connection.json'), 'utf8'))).toEqual({
      frontEnd: 'http://127.0.0.1:3000',
      faustSecret: secrets.FAUST_SECRET_KEY,
      footbridgeSecret: secrets.FOOTBRIDGE_SECRET,
    });
    for (const name of ['site.env', 'connection/connection.json'])
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  test('is mounted beside WordPress, where no address leads', () => {
    const mounted = playgroundArguments({
      port: 9400,
      content: '/content',
      connection: '/connection',
    });
    const targetOf = (source: string): string => mounted[mounted.indexOf(source) + 1] ?? '';
    expect(targetOf('/content')).toBe('/footbridge-content');
    expect(targetOf('/connection')).toBe('/footbridge-connection');
  });
});

describe('the command lines', () => {
  test('accept a brand by code or key, and have defaults', () => {
    expect(readArguments(['--site', 'laguna'], {}, brands)).toEqual({
      site: 'LAG',
      port: 9400,
      front: 'http://127.0.0.1:3000',
    });
    expect(readExportArguments([], { NEXT_PUBLIC_SITE: 'SUN' }, brands)).toEqual({
      site: 'SUN',
      out: '.data/wordpress/content',
      address: 'http://127.0.0.1:8787',
    });
    expect(readExportArguments(['--address', 'https://cms.example.org/'], {}, brands)).toMatchObject({
      address: 'https://cms.example.org',
    });
  });

  test('have clear errors', () => {
    expect(() => readArguments(['--port', '0'], {}, brands)).toThrow('--port: "0" is no port');
    expect(() => readArguments(['--front', 'localhost'], {}, brands)).toThrow('--front: "localhost" is no address');
    expect(() => readExportArguments(['--site', 'XYZ'], {}, brands)).toThrow('--site: there is no site "XYZ"');
    // One line, not the whole help (process/flags.ts).
    expect(() => readExportArguments(['--where'], {}, brands)).toThrow(
      /^[^\n]*Unknown option '--where'\. See npm run tool -- wordpress export --help$/,
    );
    expect(() => readArguments(['--port'], {}, brands)).toThrow(/^[^\n]* See npm run wordpress -- --help$/);
  });
});
