/** A target and the measured value. Reported without failing. */
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
