/** A process that asks the same thing again and again, so that sending it does not slow the visitor who is measured beside it. */
import { z } from 'zod';
import { askSteadily } from './open-loop';

const askedSchema = z.object({
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
const taskSchema = z.object({ asked: askedSchema, rate: z.number(), seconds: z.number() });

process.once('message', async (task: unknown) => {
  const { asked, rate, seconds } = taskSchema.parse(task);
  const answers = await askSteadily({ rate, seconds, next: () => asked });
  process.send?.(answers, () => process.exit(0));
});
