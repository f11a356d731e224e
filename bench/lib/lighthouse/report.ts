/** The parts of Lighthouse's result that are read. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
}

export interface Audit {
  title: string;
  /** Why it matters and what to do; Markdown. */
  description: string;
  score: number | null;
  explanation?: string;
  errorMessage?: string;
  numericValue?: number;
  /** Differs by audit; elements.ts reads it. */
  details?: unknown;
}
