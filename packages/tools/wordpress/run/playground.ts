import { PLUGIN } from '../../types/files';

/** WordPress Playground's command line, in the version that this was tried with. */
export const PLAYGROUND = '@wp-playground/cli@3.1.56';

/** For WP-Cron WordPress requests itself: a single worker would wait for itself. */
const WORKERS = 4;

export interface PlaygroundRequest {
  port: number;
  blueprint: string;
  php: string;
  content: string;
  connection: string;
  /** A folder with WordPress in it, or null: Playground fetches one. */
  wordpress: string | null;
}

/** The export and the secrets are beside WordPress's folder: no URL leads there. */
export function playgroundArguments({
  port,
  blueprint,
  php,
  content,
  connection,
  wordpress,
}: PlaygroundRequest): string[] {
  const own =
    wordpress === null
      ? []
      : ['--wordpress-install-mode=install-from-existing-files', '--mount-dir-before-install', wordpress, '/wordpress'];
  return [
    '--yes',
    PLAYGROUND,
    'server',
    `--port=${port}`,
    `--site-url=http://127.0.0.1:${port}`,
    `--php=${php}`,
    `--workers=${WORKERS}`,
    `--blueprint=${blueprint}`,
    ...own,
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

export const isReady = (output: string): boolean => /\bReady!/.test(output);
