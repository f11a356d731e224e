import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { codeOf } from '../../platform/code-of';
import { EnvironmentError } from '../../platform/env';
import { failureOf, request } from '../delivery/http';
import { summaryOf } from '../delivery/summary';
import { withoutHealthData } from './health';

import type { LeadTarget } from '../delivery/target';
import type { Delivery } from '../lead/payload';

const TIMEOUT_MS = 8000;

/** What the module's default export gets. */
const tools = { request, failureOf, timeoutMs: TIMEOUT_MS };

const created = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be in lower case'),
  deliver: z.custom<(lead: Delivery, summary: string) => ReturnType<LeadTarget['deliver']>>(
    (value) => typeof value === 'function',
  ),
  check: z.custom<LeadTarget['check']>((value) => typeof value === 'function'),
});

export interface ModuleOptions {
  file: string;
  env: Record<string, string | undefined>;
  includesHealth: (name: string) => boolean;
  link?: string | undefined;
}

/**
 * Returns the target that a module's default export creates (docs/leads.md).
 * @throws EnvironmentError when the file cannot be loaded, or creates no target
 */
export async function moduleTarget({ file, env, includesHealth, link }: ModuleOptions): Promise<LeadTarget> {
  const refuse = (why: string) => new EnvironmentError(`LEAD_TARGET_MODULE: ${file} ${why} (see docs/leads.md)`);
  let value: unknown;
  try {
    const { default: create } = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
    value = await create({ ...tools, env });
  } catch (error) {
    throw refuse(`cannot be loaded (${error instanceof Error ? error.message.split('\n', 1)[0] : codeOf(error)})`);
  }
  const parsed = created.safeParse(value);
  if (!parsed.success)
    throw refuse(
      `creates no target: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')}`,
    );
  const { name, deliver, check } = parsed.data;
  const isWhole = includesHealth(name);
  return {
    name,
    timeoutMs: TIMEOUT_MS,
    deliver: (lead) =>
      deliver(
        isWhole ? lead : withoutHealthData(lead),
        summaryOf(lead, { includesHealth: isWhole, why: 'It is encrypted on the website’s server.', link }),
      ),
    check,
  };
}
