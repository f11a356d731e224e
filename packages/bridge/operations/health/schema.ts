import { modelProblems } from '../../wordpress/content-model';
import { missingFields } from '../../wordpress/faust/schema-link';
import { theme } from '../../wordpress/theme';
import { logChange } from '../../platform/log-repeated';
import { memoizeFor } from '../../platform/memoize-for';
import { withTimeout } from '../../platform/with-timeout';
import { TIMEOUT_MS, type PartState } from './parts';

const MODEL_INTERVAL_MS = 60_000;

const checkModel = memoizeFor(MODEL_INTERVAL_MS, async () => {
  const problems = await modelProblems(theme().fieldTypes).catch(() => null);
  if (problems) logChange('warn', 'schema', 'the content model', problems.join('; ') || null);
  return problems;
});

/** Returns whether WordPress's schema has the content model. Pages are shown without what is missing. */
export async function schemaState(): Promise<PartState> {
  const problems = await withTimeout(TIMEOUT_MS, checkModel()).catch(() => null);
  if ((problems ?? []).length > 0 || missingFields().length > 0) return 'incomplete';
  return problems === null ? 'unknown' : 'ok';
}

/** Returns what WordPress's schema lacks, with the remedy: of the content model, and of single queries. */
export async function schemaProblems(): Promise<string[]> {
  const problems = await checkModel().catch(() => null);
  return [...(problems ?? []), ...missingFields()];
}
