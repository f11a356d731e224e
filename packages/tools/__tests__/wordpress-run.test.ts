/** `npm run wordpress`: its checks before it starts anything. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseFlags } from '@footbridge/tools/process/flags';
import * as exporting from '@footbridge/tools/wordpress/export/main';
import { FLAGS, readOptions } from '@footbridge/tools/wordpress/run/main';
import {
  BLUEPRINT,
  pluginsOf,
  readBlueprint,
  withLocalPlugins,
  copyLocalParts,
  requireLocalParts,
} from '@footbridge/tools/wordpress/run/local-parts';
import { writeConnection } from '@footbridge/tools/wordpress/run/connection';
import { playgroundArguments } from '@footbridge/tools/wordpress/run/playground';
import { sites } from '@/site-config/brands';

const ROOT = join(__dirname, '../../..');
const blueprint = readBlueprint(join(ROOT, BLUEPRINT));
const plugins = pluginsOf(blueprint);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text = ''): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

describe('the plugins', () => {
  test('are the five that Footbridge needs, and the importer, which works only when it is not active', () => {
    expect(plugins.filter(({ isActive }) => isActive).map(({ slug }) => slug)).toEqual([
      'wp-graphql',
      'secure-custom-fields',
      'wpgraphql-acf',
      'faustwp',
      'wpgraphql-smart-cache',
    ]);
    expect(plugins.filter(({ isActive }) => !isActive).map(({ slug }) => slug)).toEqual(['wordpress-importer']);
  });

  test('bring no secret into the repository', () => {
    expect(readFileSync(join(ROOT, BLUEPRINT), 'utf8')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|secret|password/i);
  });
});

describe('a folder with WordPress and the plugins', () => {
  const fill = (): void => {
    write('wordpress/wp-includes/version.php');
    write('wordpress/wp-config.php', 'theirs');
    write('wordpress/wp-content/plugins/akismet/akismet.php');
    write('wordpress/wp-content/database/.ht.sqlite');
    write('wordpress/wp-content/themes/one/style.css');
    plugins.forEach(({ slug }) => {
      write(`plugins/${slug}/access.php`, '<?php // no header');
      write(`plugins/${slug}/main-${slug}.php`, '<?php\n/**\n * Plugin Name: One\n */');
    });
  };

  test('must contain all of them, and missing ones are named', () => {
    fill();
    rmSync(join(folder, 'plugins/faustwp'), { recursive: true });
    expect(() => requireLocalParts(folder, plugins)).toThrow(
      /^--from: unpack these, too:\n {2}\S+faustwp: from https:\/\/downloads\.wordpress\.org\/plugin\/faustwp\S+$/,
    );
  });

  test('is copied without its site’s own files', () => {
    fill();
    requireLocalParts(folder, plugins);
    copyLocalParts(join(folder), join(folder, 'copy'), plugins);
    const has = (name: string): boolean =>
      statSync(join(folder, 'copy', name), { throwIfNoEntry: false }) !== undefined;
    expect(
      ['wp-includes/version.php', 'wp-content/themes/one/style.css', 'wp-content/plugins/wp-graphql/access.php'].filter(
        (name) => !has(name),
      ),
    ).toEqual([]);
    expect(['wp-config.php', 'wp-content/database', 'wp-content/plugins/akismet'].filter(has)).toEqual([]);
  });

  test('makes the blueprint download nothing, and activate each plugin by the file with its header', () => {
    fill();
    const files = copyLocalParts(folder, join(folder, 'copy'), plugins);
    const local = withLocalPlugins(blueprint, (slug) => files.get(slug) ?? '');
    expect(pluginsOf(local)).toEqual([]);
    expect(local.steps[0]).toEqual({ step: 'activatePlugin', pluginPath: 'wp-graphql/main-wp-graphql.php' });
    expect(JSON.stringify(local)).not.toContain('wordpress-importer');
    expect(local.steps.slice(-2)).toEqual(blueprint.steps.slice(-2));
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
      blueprint: 'b.json',
      php: '8.3',
      content: '/content',
      connection: '/connection',
      wordpress: null,
    });
    const targetOf = (source: string): string => mounted[mounted.indexOf(source) + 1] ?? '';
    expect(targetOf('/content')).toBe('/footbridge-content');
    expect(targetOf('/connection')).toBe('/footbridge-connection');
    expect(mounted).not.toContain('--wordpress-install-mode=install-from-existing-files');
  });
});

describe('the command lines', () => {
  const read = (args: string[]) => readOptions(parseFlags({ args, options: FLAGS }, '--help').values, {}, sites);
  const readExport = (args: string[], env = {}) =>
    exporting.readOptions(parseFlags({ args, options: exporting.FLAGS }, '--help').values, env, sites);

  test('accept a brand by code or key, and have defaults', () => {
    expect(read(['--site', 'laguna'])).toEqual({
      site: 'LAG',
      port: 9400,
      front: 'http://127.0.0.1:3000',
      from: null,
    });
    expect(readExport([], { NEXT_PUBLIC_SITE: 'SUN' })).toEqual({
      site: 'SUN',
      out: '.data/wordpress/content',
      address: 'http://127.0.0.1:8787',
    });
    expect(readExport(['--address', 'https://cms.example.org/'])).toMatchObject({ address: 'https://cms.example.org' });
  });
});
