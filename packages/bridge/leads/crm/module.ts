import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { codeOf } from '../../platform/failure';
import { EnvironmentError } from '../../platform/env';
import { withTimeout } from '../../platform/with-timeout';
import { failureOf, request } from '../delivery/http';
import { contentOf } from './content';

import type { LeadTarget } from '../delivery/target';
import type { Delivery } from '../lead/payload';

const TIMEOUT_MS = 8000;
const START_TIMEOUT_MS = 10_000;
/** Values of such variables are not printed with a module's error. */
const SECRET_NAME = /SECRET|TOKEN|KEY|PASS/;
const MIN_SECRET_LENGTH = 6;

type Source = Record<string, string | undefined>;

/** What the module's default export gets. */
const tools = { request, failureOf, timeoutMs: TIMEOUT_MS };

const methodOf = <Method>(name: string) =>
  z.custom<Method>((value) => typeof value === 'function', `${name} must be a function`);
const created = z.object(
  {
    name: z
      .string({ error: 'name must be a text' })
      .regex(/^[a-z][a-z0-9-]*$/, 'name must be lower-case letters, digits and hyphens'),
    deliver: methodOf<(lead: Delivery, summary: string) => ReturnType<LeadTarget['deliver']>>('deliver'),
    check: methodOf<LeadTarget['check']>('check'),
  },
  { error: 'its default export must return name, deliver and check' },
);
const exported = z.object({ default: methodOf<(given: typeof tools & { env: Source }) => unknown>('default') });

export interface ModuleOptions {
  file: string;
  env: Source;
  includesHealth: (name: string) => boolean;
  link?: string | undefined;
  /** For loading the module, and for creating its target. */
  withinMs?: number;
}

/** Returns an error's first line without the values of secrets. */
function reasonOf(error: unknown, env: Source): string {
  const [line = ''] = error instanceof Error ? error.message.split('\n', 1) : [codeOf(error)];
  return Object.entries(env).reduce(
    (text, [name, value = '']) =>
      SECRET_NAME.test(name) && value.length >= MIN_SECRET_LENGTH ? text.replaceAll(value, '…') : text,
    line,
  );
}

/** Returns the target that a module creates (docs/leads.md). @throws EnvironmentError when it creates none */
export async function moduleTarget({
  file,
  env,
  includesHealth,
  link,
  withinMs = START_TIMEOUT_MS,
}: ModuleOptions): Promise<LeadTarget> {
  const refuse = (why: string) => new EnvironmentError(`LEAD_TARGET_MODULE: ${file} ${why} (see docs/leads.md)`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw refuse('is no file: set the path of a .mjs file');
  const within = <Value>(promise: Promise<Value>): Promise<Value> =>
    withTimeout(withinMs, promise, `not ready after ${withinMs / 1000} s`);
  const load = async () => exported.safeParse(await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href));
  const loaded = await within(load()).catch((error: unknown) => {
    throw refuse(`cannot be loaded: ${reasonOf(error, env)}`);
  });
  if (!loaded.success) throw refuse('has no default export that is a function: begin it with export default function');
  const create = async () => loaded.data.default({ ...tools, env });
  const value = await within(create()).catch((error: unknown) => {
    throw refuse(`creates no target: its default export failed, ${reasonOf(error, env)}`);
  });
  const parsed = created.safeParse(value);
  if (!parsed.success)
    throw refuse(`creates no target: ${parsed.error.issues.map(({ message }) => message).join(', ')}`);
  const { name, deliver, check } = parsed.data;
  return {
    name,
    timeoutMs: TIMEOUT_MS,
    deliver(whole) {
      const { lead, summary } = contentOf(whole, { includesHealth: includesHealth(name), link });
      return deliver(lead, summary);
    },
    check,
  };
}
