/** What was promised, and what was measured. Reported, never asserted: what fell short is a thing to look at. */
export interface Verdict {
  what: string;
  target: string;
  measured: string;
  isMet: boolean;
}

export const verdictLines = (verdicts: readonly Verdict[]): string[] =>
  verdicts.map(
    ({ what, target, measured, isMet }) => `${isMet ? 'met    ' : 'NOT met'}  ${what}: ${measured} (${target})`,
  );
