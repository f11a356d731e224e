import { z } from 'zod';

import { DEVICE_CLASSES, VITALS } from '@/shared/vitals';

import { meters } from '../../platform/meters';
import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, MALFORMED, readJson, sendError, sendJson, type ApiError } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/same-origin';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A report with every value has a fifth of this. */
const MOST_BYTES = 1000;
/** Nobody waits longer for a page, ms. */
const MOST_MS = 10 * 60_000;
const LONGEST_NAME = 50;

const WITHIN_MS = 60_000;
/** One for each page that is left. Many visitors may share an address. */
const reports = sharedRateLimit({ name: 'vitals', max: 120, windowMs: WITHIN_MS });

const OFF: ApiError = { status: 404, code: 'off', message: 'This site does not count how fast its pages are.' };
const FOREIGN: ApiError = { status: 403, code: 'foreign', message: 'Reports are taken from this site’s own pages.' };
const TOO_MANY: ApiError = { status: 429, code: 'too-many', message: 'Too many reports. Try again in a minute.' };

/** What browser/vitals.ts sends. */
const reportSchema = z.strictObject({
  template: z.string().max(LONGEST_NAME),
  device: z.enum(DEVICE_CLASSES),
  values: z.partialRecord(z.enum(VITALS), z.number().min(0).max(MOST_MS)),
});

/**
 * `POST /api/vitals`: how fast one page view was, counted in this process's metrics and kept nowhere else. Answers 200 `{}`, also
 * for a page that no template draws, which is not counted; or 400, 403, 404 (no METRICS_PORT), 405, 413, 415, 429 with Retry-After.
 * @param templates names of the templates that there are
 */
export async function answerVitals(
  request: IncomingMessage,
  response: ServerResponse,
  templates: readonly string[],
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const counted = meters();
  if (!counted) return sendError(response, OFF);
  if (!isSameOrigin(request.headers)) return sendError(response, FOREIGN);
  if (!(await reports.take(clientAddress(request))))
    return sendError(response.setHeader('Retry-After', String(WITHIN_MS / 1000)), TOO_MANY);
  const body = await readJson(request, MOST_BYTES);
  if ('error' in body) return sendError(response, body.error);
  const report = reportSchema.safeParse(body.value);
  if (!report.success) return sendError(response, MALFORMED);
  const { template, device, values } = report.data;
  if (templates.includes(template)) {
    for (const name of VITALS) {
      const value = values[name];
      if (value !== undefined) counted.vital(name, value, { template, device });
    }
  }
  sendJson(response, 200, {});
}
