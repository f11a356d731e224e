import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@/wordpress/schema/read';
import { subtractModel } from '@/wordpress/schema/subtract';

const ROOT = join(__dirname, '../../..');

export const recording = (name: string): string =>
  readFileSync(join(ROOT, '__tests__/recordings/schema', name), 'utf8');

/** The schema of a real WordPress with the content model. */
export const RECORDED = recording('recorded.graphql');

export const PLUGIN = join(ROOT, 'wordpress/plugin/footbridge');

export const pluginModel = readModel(PLUGIN);

/** WPGraphQL's own part of the recorded schema. */
export const recordedBase = (): string => subtractModel(RECORDED, pluginModel);
