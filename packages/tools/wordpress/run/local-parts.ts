import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../process/problem';
import { z } from 'zod';

export const BLUEPRINT = 'packages/embedded/blueprint.json';

const pluginStep = z.object({
  step: z.literal('installPlugin'),
  pluginData: z.object({ resource: z.literal('wordpress.org/plugins'), slug: z.string() }),
  options: z.object({ activate: z.boolean() }),
});

const blueprintSchema = z.looseObject({
  preferredVersions: z.object({ php: z.string(), wp: z.string() }),
  steps: z.array(z.union([pluginStep, z.looseObject({ step: z.string() })])),
});

export type Blueprint = z.infer<typeof blueprintSchema>;

export interface DirectoryPlugin {
  slug: string;
  address: string;
  isActive: boolean;
}

export const readBlueprint = (file: string): Blueprint => blueprintSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

export function pluginOf(step: Blueprint['steps'][number]): DirectoryPlugin | null {
  const parsed = pluginStep.safeParse(step);
  if (!parsed.success) return null;
  const { pluginData, options } = parsed.data;
  return {
    slug: pluginData.slug,
    address: `https://downloads.wordpress.org/plugin/${pluginData.slug}.latest-stable.zip`,
    isActive: options.activate,
  };
}

export const pluginsOf = ({ steps }: Blueprint): DirectoryPlugin[] => steps.flatMap((step) => pluginOf(step) ?? []);

export function withLocalPlugins(blueprint: Blueprint, mainFileOf: (slug: string) => string): Blueprint {
  const steps = blueprint.steps.flatMap((step) => {
    const plugin = pluginOf(step);
    if (!plugin) return [step];
    return plugin.isActive ? [{ step: 'activatePlugin', pluginPath: `${plugin.slug}/${mainFileOf(plugin.slug)}` }] : [];
  });
  return { ...blueprint, steps };
}

function findMainFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder).find(
    (name) =>
      name.endsWith('.php') && /^[ \t/*#@]*Plugin Name:/m.test(readFileSync(join(folder, name), 'utf8').slice(0, 8192)),
  );
}

const isWordPress = (folder: string): boolean => existsSync(join(folder, 'wp-includes', 'version.php'));

export function requireLocalParts(from: string, plugins: readonly DirectoryPlugin[]): void {
  const missing = [
    ...(isWordPress(join(from, 'wordpress'))
      ? []
      : [`${join(from, 'wordpress')}: WordPress, from https://wordpress.org/latest.zip`]),
    ...plugins
      .filter(({ slug }) => findMainFile(join(from, 'plugins', slug)) === undefined)
      .map(({ slug, address }) => `${join(from, 'plugins', slug)}: from ${address}`),
  ];
  if (missing.length > 0)
    throw new Problem(`--from: unpack these, too:\n${missing.map((line) => `  ${line}`).join('\n')}`);
}

const NOT_TAKEN = /^(?:wp-config\.php|wp-content\/(?:database|uploads|mu-plugins|plugins\/.+|db\.php))$/;

/** Playground may write to the copy; what is in `from` stays as it is. */
export function copyLocalParts(from: string, to: string, plugins: readonly DirectoryPlugin[]): Map<string, string> {
  rmSync(to, { recursive: true, force: true });
  const wordpress = join(from, 'wordpress');
  const isTaken = (path: string): boolean =>
    !NOT_TAKEN.test(
      path
        .slice(wordpress.length + 1)
        .split('\\')
        .join('/'),
    );
  cpSync(wordpress, to, { recursive: true, filter: isTaken });
  return new Map(
    plugins.map(({ slug }) => {
      const folder = join(from, 'plugins', slug);
      cpSync(folder, join(to, 'wp-content/plugins', slug), { recursive: true, dereference: true });
      return [slug, findMainFile(folder) ?? ''];
    }),
  );
}
