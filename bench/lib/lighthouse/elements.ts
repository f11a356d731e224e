import { z } from 'zod';
import type { Audit } from './report';

const text = z.string().optional().catch(undefined);
const node = z.object({ snippet: text, selector: text, explanation: text });
const location = z.object({ url: text });

/** Each audit has its own kind of rows; these cells contain the place and the problem. */
const row = z.object({
  node: node.optional().catch(undefined),
  source: node.or(text).optional().catch(undefined),
  url: text,
  sourceLocation: location.optional().catch(undefined),
  description: text,
  issueType: text,
  failureReason: text,
});
const details = z.object({ items: z.array(z.unknown()) });

export type Row = z.infer<typeof row>;

/** The rows of an audit's details; none where it has no table. */
export function rowsOf(audit: Audit): Row[] {
  const { data } = details.safeParse(audit.details);
  return (data?.items ?? []).map((item) => row.safeParse(item).data ?? {});
}

/** One line for each thing that an audit found: the element or address, then what is wrong. */
export function elementsOf(audit: Audit): string[] {
  const lines = rowsOf(audit).map(
    ({ node: element, source, url, sourceLocation, description, issueType, failureReason }) => {
      const named = typeof source === 'object' ? source : element;
      // Beside a URL, a text only names the kind of error.
      const where =
        named?.snippet ??
        named?.selector ??
        url ??
        sourceLocation?.url ??
        (typeof source === 'string' ? source : undefined);
      const wrong = named?.explanation ?? failureReason ?? description ?? issueType;
      return [where, wrong].filter(Boolean).join(' – ').replaceAll(/\s+/g, ' ');
    },
  );
  return [audit.explanation, ...lines].filter((line): line is string => Boolean(line));
}
