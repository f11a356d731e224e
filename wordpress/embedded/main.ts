import { parseArgs } from 'node:util';
import { SITE_CODES } from '@/site-config/brands';
import { siteCode } from '@/site-config/site-code';
import { DEMO_PASSWORD, DEMO_USERS } from './http/accounts';
import { isTaken } from './http/listen';
import { startEmbeddedWordPress } from './server';

const USAGE = `script/run wordpress/embedded/main.ts [options]

  --site CODE        brand: ${SITE_CODES.join(', ')} (default: SITE, else ${siteCode()})
  --port N           default 8787
  --next-free-port   take the next free port when N is taken
  --frontend URL     where the site runs (default http://127.0.0.1:3000)
  --data-dir PATH    folder of edits (default: DATA_DIR or .data)
  --posts-on-front   latest posts as front page
  --attachment-pages attachments have pages of their own
  --dev              reload when a content file changes
`;

/** Ends the process with one line of instructions. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: siteCode() },
      port: { type: 'string', default: '8787' },
      'next-free-port': { type: 'boolean', default: false },
      frontend: { type: 'string', default: 'http://127.0.0.1:3000' },
      'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' },
      'posts-on-front': { type: 'boolean', default: false },
      'attachment-pages': { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const { site, frontend } = values;
  const port = Number(values.port);
  if (!SITE_CODES.includes(site)) return refuse(`Unknown site "${site}". Choose one of ${SITE_CODES.join(', ')}.`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return refuse(`"${values.port}" is no port: give a number from 0 to 65535.`);
  if (!URL.canParse(frontend)) return refuse(`"${frontend}" is no address: give one like http://127.0.0.1:3000.`);

  const secret = process.env.FAUST_SECRET_KEY;
  const wordpress = await startEmbeddedWordPress({
    site,
    port,
    frontendUrl: frontend,
    dataDir: values['data-dir'],
    nextFreePort: values['next-free-port'],
    watch: values.dev,
    ...(secret ? { graphqlSecret: secret } : {}),
    webhookSecret: process.env.FOOTBRIDGE_SECRET,
    ...(values['posts-on-front'] ? { showOnFront: 'posts' } : {}),
    ...(values['attachment-pages'] ? { attachmentPages: true } : {}),
    onProblem: ({ file, message }) => console.error(`content/${file}: ${message}`),
    onEditsProblem: (message) => console.error(message),
  }).catch((error: unknown) => refuse(startFailure(error, port)));
  console.log(
    `Embedded WordPress (${site}): ${wordpress.url}  logins: ${DEMO_USERS.join(', ')} / ${DEMO_PASSWORD}, at ${wordpress.url}/wp-admin/`,
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void wordpress.close().then(() => process.exit(0)));
  }
}

function startFailure(error: unknown, port: number): string {
  if (isTaken(error)) {
    return `Port ${port} is taken. Stop what uses it, choose another with --port, or add --next-free-port.`;
  }
  return `The embedded WordPress did not start: ${error instanceof Error ? error.message : String(error)}`;
}

void main();
