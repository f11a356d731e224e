import blueprint from '@footbridge/embedded/blueprint.json';
import { PLUGIN } from '../../types/files';

const BLUEPRINT = 'packages/embedded/blueprint.json';

/** WordPress Playground's command line, in the version that this was tried with. */
export const PLAYGROUND = '@wp-playground/cli@3.1.56';

/**
 * More than one, even on a small machine: for WP-Cron WordPress requests itself, and a single worker would wait for
 * itself.
 */
const WORKERS = 4;

export interface PlaygroundRequest {
  port: number;
  /** Folder of the export. */
  content: string;
  /** Folder of connection.json. */
  connection: string;
}

/**
 * Returns npx's arguments. The export and the secrets are mounted beside WordPress's folder, not in it, so that no URL
 * leads there.
 */
export function playgroundArguments({ port, content, connection }: PlaygroundRequest): string[] {
  const { php } = blueprint.preferredVersions;
  return [
    '--yes',
    PLAYGROUND,
    'server',
    `--port=${port}`,
    `--site-url=http://127.0.0.1:${port}`,
    `--php=${php}`,
    `--workers=${WORKERS}`,
    `--blueprint=${BLUEPRINT}`,
    '--mount-dir',
    PLUGIN,
    '/wordpress/wp-content/plugins/footbridge',
    '--mount-dir',
    content,
    '/footbridge-content',
    '--mount-dir',
    connection,
    '/footbridge-connection',
  ];
}

/** Playground's message when the blueprint has run and WordPress responds. */
export const isReady = (output: string): boolean => /\bReady!/.test(output);
