import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../../script/lib/build/build';
import { buildEnvironment } from '../../../script/lib/build/environment';
import { LOOPBACK, nextFreePort } from '../../../script/lib/process/ports';
import { Problem } from '../../../script/lib/process/problem';
import type { Supervisor, Variables } from '../../../script/lib/process/supervisor';
import { runEnvironment, type Secrets } from '../../../script/lib/server/environment';
import {
  startServer,
  startSite,
  type ServerRequest,
  type StartedServer,
} from '../../../script/lib/server/start-server';
import { buildReference, forgetPages, type Reference } from './reference';

export interface MeasuredSite extends StartedServer {
  /** Of the process that serves. */
  pid: number;
  /** Null where an earlier run's build was as good. */
  buildSeconds: number | null;
  /** Our site's data folder. */
  data: string;
}

export interface SiteRequest {
  root: string;
  supervisor: Supervisor;
  port: number;
  /** Gets what the server prints; ours goes to a file beside its figures without it, the others' nowhere. */
  onOutput?: (text: string) => void;
}

const outside = (): Variables => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** The environment in which all of them are built and run: nothing of the caller's own changes a figure. */
export const benchBuildEnvironment = (): Variables => buildEnvironment(outside(), 'DSH');

async function start(
  request: SiteRequest & { env: Variables },
  begin: (request: ServerRequest) => Promise<StartedServer>,
): Promise<StartedServer & { pid: number }> {
  let pid: number | undefined;
  const watched: Supervisor = {
    ...request.supervisor,
    start(...args) {
      const started = request.supervisor.start(...args);
      ({ pid } = started);
      return started;
    },
  };
  const server = await begin({ onOutput: () => undefined, ...request, supervisor: watched });
  if (pid === undefined) throw new Problem('The server has no process.');
  return { ...server, pid };
}

/**
 * Starts Desert Hope with an empty cache; builds it if needed.
 * @param content its WordPress, with its secrets
 * @param data the site's data folder below .build/bench
 * @param features settings with the vendors
 */
export async function startFootbridge({
  data,
  content,
  features = {},
  ...request
}: SiteRequest & {
  content: Secrets & { WORDPRESS_URL: string };
  data: string;
  features?: Variables;
}): Promise<MeasuredSite> {
  const { root, supervisor, port } = request;
  const began = performance.now();
  const built = await ensureBuild({ root, env: benchBuildEnvironment(), supervisor, report: console.error });
  const buildSeconds = built === 'built' ? (performance.now() - began) / 1000 : null;
  const folder = join(root, '.build/bench/data', data);
  rmSync(folder, { recursive: true, force: true });
  const log = join(root, '.build/bench', `${data}.log`);
  mkdirSync(join(root, '.build/bench'), { recursive: true });
  rmSync(log, { force: true });
  const env = runEnvironment(
    { ...outside(), ...features, ...content, DATA_DIR: folder },
    { code: 'DSH', port, dev: false },
  );
  return {
    ...(await start({ onOutput: (text) => appendFileSync(log, text), ...request, env }, (requested) =>
      startSite({ ...requested, dev: false }),
    )),
    buildSeconds,
    data: folder,
  };
}

/** One of the projects that ours is measured beside, built where that is needed. @param content for Faust's */
export async function startReference(
  name: Reference,
  { content, ...request }: SiteRequest & { content?: Secrets & { WORDPRESS_URL: string } },
): Promise<Omit<MeasuredSite, 'data'>> {
  const { root, supervisor } = request;
  const env = {
    ...benchBuildEnvironment(),
    ...(content
      ? { NEXT_PUBLIC_WORDPRESS_URL: content.WORDPRESS_URL, FAUST_SECRET_KEY: content.FAUST_SECRET_KEY }
      : {}),
  };
  const buildSeconds = await buildReference(root, name, env, supervisor);
  forgetPages(root, name);
  const next = join(root, 'node_modules/next/dist/bin/next');
  const args = [next, 'start', join(root, 'bench', name), '-p', String(request.port), '-H', LOOPBACK];
  const server = await start({ ...request, env }, (requested) => startServer(requested, args));
  return { ...server, buildSeconds };
}

/** Does something with sites that are served; ends with the reason as soon as one of them ends by itself, out of memory for instance. */
export const whileServed = <T>(sites: readonly Pick<StartedServer, 'failed'>[], work: () => Promise<T>): Promise<T> =>
  Promise.race([work(), ...sites.map(({ failed }) => failed)]);

/** Returns a port of bench/, away from those of script/server. */
export const benchPort = (offset: number): Promise<number> => nextFreePort(23_410 + offset);
