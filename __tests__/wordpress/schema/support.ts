import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@/wordpress/schema/read';

const ROOT = join(__dirname, '../../..');

export const recording = (name: string): string =>
  readFileSync(join(ROOT, '__tests__/recordings/schema', name), 'utf8');

export const PLUGIN = join(ROOT, 'wordpress/plugin/footbridge');

export const pluginModel = readModel(PLUGIN);

/** The recorded schema of a real WordPress, without the content model. */
export const BASE = readFileSync(join(ROOT, 'wordpress/schema/base.graphql'), 'utf8');
