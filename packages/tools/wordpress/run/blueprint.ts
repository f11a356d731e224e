import { readFileSync } from 'node:fs';
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
