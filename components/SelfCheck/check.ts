/** The points of each answer, in the questions' order; null without one. */
export type Points = readonly (number | null)[];

export interface Result {
  /** The answers that lead to it, for someone who reads on paper. */
  when: string;
  title: string;
  text: string;
  /** The check's warning follows. */
  warns?: boolean;
}

/** A questionnaire in its published words. An answer's place is its points. */
export interface Check {
  id: string;
  title: string;
  /** What the questions mean. */
  note: string;
  questions: readonly { id: string; text: string; answers: readonly string[] }[];
  /** How to count on paper; null for questions without points. */
  counting: string | null;
  results: readonly Result[];
  /** A warning, before and after a link that calls 911. */
  warning?: readonly [before: string, after: string];
  /** Returns the result, and the score in words; null while an answer is missing. */
  resultOf(points: Points): { result: Result | undefined; score?: string } | null;
  sources: string;
}
