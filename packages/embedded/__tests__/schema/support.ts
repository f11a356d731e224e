import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@footbridge/embedded/schema/read';

const ROOT = join(__dirname, '../../../..');

export const recording = (name: string): string =>
  readFileSync(join(ROOT, '__tests__/recordings/schema', name), 'utf8');

export const PLUGIN = join(ROOT, 'packages/plugin/footbridge');

export const pluginModel = readModel(PLUGIN);

/** The recorded schema of a real WordPress, without the content model. */
export const BASE = readFileSync(join(ROOT, 'packages/embedded/schema/base.graphql'), 'utf8');
