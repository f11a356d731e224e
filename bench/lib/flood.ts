/** A process that repeats one request, so that sending does not slow the measured visitor in this process. */
import { z } from 'zod';
import { requestSteadily } from './open-loop';

const requestSchema = z.object({
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
const taskSchema = z.object({ request: requestSchema, rate: z.number(), seconds: z.number() });

process.once('message', async (task: unknown) => {
  const { request, rate, seconds } = taskSchema.parse(task);
  const answers = await requestSteadily({ rate, seconds, next: () => request });
  process.send?.(answers, () => process.exit(0));
});
