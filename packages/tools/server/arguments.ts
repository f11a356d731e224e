import type { SiteCode } from '@/site-config/types';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';
import type { Values } from '../tool/command';
import { DEFAULT_SITE } from '@/site-config/site-code';

/** A brand as the command line may name it: by its code, of three letters, or by its key. */
export interface BrandName {
  code: SiteCode;
  key: string;
  fullName: string;
}

export type ServerArguments = ReturnType<typeof readArguments>;

/** More than any machine has cores for; a typing error should not start a thousand. */
const MOST_PROCESSES = 64;

export function usage(brands: readonly BrandName[]): string {
  return `Serves one brand's site on this machine.

  script/server [--site KEY] [--port N] [--dev] [--processes N]

  --site KEY      the brand, by code or key; default: SITE, else ${DEFAULT_SITE}
${brands.map(({ code, key, fullName }) => `                    ${code}  ${key.padEnd(16)}${fullName}`).join('\n')}
  --port N        the site's port on 127.0.0.1; default: PORT, else 3000
  --dev           rebuilds while you edit; the embedded WordPress follows its content files too
  --processes N   N worker processes (docs/scaling.md); default: 1

Content comes from the WordPress that WORDPRESS_URL names, else from the embedded one.
All settings: docs/configuration.md. Ctrl-C (SIGINT), SIGTERM and SIGHUP stop everything:
exit code 0 once the site was served, 128 + the signal's number before that.
A second signal ends everything at once.`;
}

export function findBrand(name: string, brands: readonly BrandName[], source: string): BrandName {
  const wanted = name.trim().toUpperCase();
  const brand = brands.find(({ code, key }) => code === wanted || key === wanted);
  if (brand) return brand;
  const list = brands.map(({ code, key }) => `${code} (${key})`).join(', ');
  throw new Problem(`${source}: there is no site "${name}". Sites: ${list}`);
}

export function chosenBrand(flag: string | undefined, env: Variables, brands: readonly BrandName[]): BrandName {
  if (flag !== undefined) return findBrand(flag, brands, '--site');
  if (!env.SITE && env.NEXT_PUBLIC_SITE) return findBrand(env.NEXT_PUBLIC_SITE, brands, 'NEXT_PUBLIC_SITE');
  return findBrand(env.SITE || DEFAULT_SITE, brands, 'SITE');
}

const word = { type: 'string' } as const;
export const FLAGS = { site: word, port: word, dev: { type: 'boolean' }, processes: word } as const;

/** Reads the command line, then the environment for what it leaves out. */
export function readArguments(values: Values<typeof FLAGS>, env: Variables, brands: readonly BrandName[]) {
  const [port, portSource] = values.port !== undefined ? [values.port, '--port'] : [env.PORT || '3000', 'PORT'];
  const dev = values.dev ?? false;
  const processes = readProcesses(values.processes ?? '1');
  if (dev && processes > 1)
    throw new Problem('--processes: in development the site is one process. Leave out --dev or --processes.');
  return { code: chosenBrand(values.site, env, brands).code, port: readPort(port, portSource), dev, processes };
}

function readProcesses(text: string): number {
  const processes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (processes >= 1 && processes <= MOST_PROCESSES) return processes;
  throw new Problem(`--processes: "${text}" is no number of processes. It is a number from 1 to ${MOST_PROCESSES}.`);
}

export function readPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new Problem(`${source}: "${text}" is no port. It is a number from 1 to 65535.`);
}
