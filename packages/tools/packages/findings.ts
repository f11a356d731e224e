/** Compares the findings of `npm audit` with the explained ones. */
import { z } from 'zod';

const viaSchema = z.object({ title: z.string(), url: z.string(), severity: z.string(), name: z.string() });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), viaSchema])) })),
});
const failureSchema = z.object({ message: z.string() });

/** A reviewed advisory: why it does not affect this site, and until when that is valid. */
export const exceptionsSchema = z.array(
  z
    .object({
      advisory: z.string().regex(/^GHSA(?:-[a-z0-9]{4}){3}$/),
      reason: z.string().min(20),
      until: z.iso.date(),
    })
    .strict(),
);
export type Exception = z.infer<typeof exceptionsSchema>[number];

export interface Finding {
  /** GHSA-xxxx-xxxx-xxxx */
  advisory: string;
  package: string;
  severity: string;
  title: string;
}

/** 'unavailable': the registry could not be queried, with its reason. */
export type Audit = { kind: 'findings'; findings: Finding[] } | { kind: 'unavailable'; why: string };

/** In: what `npm audit --json` printed. */
export function readAudit(printed: string): Audit {
  let output: unknown;
  try {
    output = JSON.parse(printed);
  } catch {
    return { kind: 'unavailable', why: 'npm audit printed no JSON' };
  }
  const report = reportSchema.safeParse(output);
  if (!report.success)
    return {
      kind: 'unavailable',
      why: failureSchema.safeParse(output).data?.message ?? 'npm audit printed something other than findings',
    };
  const found = new Map<string, Finding>();
  for (const { via } of Object.values(report.data.vulnerabilities)) {
    for (const one of via) {
      if (typeof one === 'string') continue;
      const advisory = one.url.split('/').at(-1) ?? one.url;
      found.set(`${advisory} ${one.name}`, { advisory, package: one.name, severity: one.severity, title: one.title });
    }
  }
  return { kind: 'findings', findings: [...found.values()] };
}

/** Returns a line for each problem: unexplained findings, and explanations that expired or match nothing. */
export function problemsIn(findings: readonly Finding[], exceptions: readonly Exception[], today: string): string[] {
  const isOver = ({ until }: Exception): boolean => until < today;
  return [
    ...findings
      .filter(({ advisory }) => !exceptions.some((one) => one.advisory === advisory))
      .map(({ advisory, package: name, severity, title }) => `${name}: ${title} (${severity}, ${advisory})`),
    ...exceptions
      .filter(isOver)
      .map(({ advisory, until }) => `${advisory}: its exception ended on ${until}. Look again.`),
    ...exceptions
      .filter((one) => !isOver(one) && !findings.some(({ advisory }) => advisory === one.advisory))
      .map(({ advisory }) => `${advisory}: its exception explains nothing any more. Take it out.`),
  ];
}
