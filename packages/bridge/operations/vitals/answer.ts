import { z } from 'zod';

import { DEVICE_CLASSES, VITALS } from '@footbridge/shared/vitals';

import { meters } from '../../platform/meters';
import { isOwnPages, requestLimit } from '../../platform/request/allows';
import { allowsMethod, apiError, MALFORMED, readJson, sendError, sendJson } from '../../platform/request/json';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Five times a report with every value. */
const MAX_BODY_BYTES = 1000;
const MAX_VALUE_MS = 10 * 60_000;
const MAX_NAME_LENGTH = 50;

/** Each page view sends one report. */
const isAllowed = requestLimit('vitals', 120);

const OFF = apiError(404, 'off', 'This site does not collect web vitals.');

/** Sent by packages/browser/vitals/vitals.ts. */
const reportSchema = z.strictObject({
  template: z.string().max(MAX_NAME_LENGTH),
  device: z.enum(DEVICE_CLASSES),
  values: z.partialRecord(z.enum(VITALS), z.number().min(0).max(MAX_VALUE_MS)),
});

/** Answers `POST /api/vitals`: adds the web vitals of one page view to the metrics. An unknown template is not counted. */
export async function answerVitals(
  request: IncomingMessage,
  response: ServerResponse,
  templates: readonly string[],
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const recorder = meters();
  if (!recorder) return sendError(response, OFF);
  if (!isOwnPages(request, response) || !(await isAllowed(request, response))) return;
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return sendError(response, body.error);
  const report = reportSchema.safeParse(body.value);
  if (!report.success) return sendError(response, MALFORMED);
  const { template, device, values } = report.data;
  if (templates.includes(template)) {
    for (const name of VITALS) {
      const value = values[name];
      if (value !== undefined) recorder.vital(name, value, { template, device });
    }
  }
  sendJson(response, 200, {});
}
