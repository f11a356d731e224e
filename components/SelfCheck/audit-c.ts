/**
 * AUDIT-C: the three questions about consumption of the World Health Organization's Alcohol Use Disorders Identification Test, in
 * their published words (decision 0054). An answer's place is its points.
 */
export const QUESTIONS = [
  {
    id: 'frequency',
    text: 'How often do you have a drink containing alcohol?',
    answers: ['Never', 'Monthly or less', '2 to 4 times a month', '2 to 3 times a week', '4 or more times a week'],
  },
  {
    id: 'amount',
    text: 'How many drinks containing alcohol do you have on a typical day when you are drinking?',
    answers: ['1 or 2', '3 or 4', '5 or 6', '7 to 9', '10 or more'],
  },
  {
    id: 'six-or-more',
    text: 'How often do you have six or more drinks on one occasion?',
    answers: ['Never', 'Less than monthly', 'Monthly', 'Weekly', 'Daily or almost daily'],
  },
] as const;

const MAX_POINTS = 4;

/**
 * Returns the points of the answers, 0 to 12; null while one is missing.
 * @param points of each answer, in the questions' order; null without one
 */
export function scoreOf(points: readonly (number | null)[]): number | null {
  // "Never" answers the other questions.
  if (points[0] === 0) return 0;
  return points.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

export interface Result {
  /** The lowest score. */
  from: number;
  title: string;
  text: string;
}

/** What a score means and the next step, from the lowest: the cut-offs of the U.S. Department of Veterans Affairs. */
export const RESULTS: readonly [Result, ...Result[]] = [
  {
    from: 0,
    title: 'Your answers do not point to risky drinking.',
    text: 'Less alcohol is better for your health than more. If drinking still worries you, trust that feeling and talk with someone.',
  },
  {
    from: 3,
    title: 'This may be a good time to look at your drinking.',
    text: 'Doctors look closer from 3 points for women and from 4 for men. Next step: tell your doctor how much you drink, or call us with your questions.',
  },
  {
    from: 5,
    title: 'Your drinking may be harming your health.',
    text: 'Many people cut down or stop with some support. Next step: talk with a doctor or with us soon.',
  },
  {
    from: 8,
    title: 'It is time to talk with someone about your drinking.',
    text: 'A score this high is common in people with alcohol use disorder. It can be treated. If you drink every day, do not stop all at once on your own: withdrawal can be dangerous. Next step: call a doctor or call us. We can help you stop safely.',
  },
];

/** Returns the result of a score. */
export const resultOf = (score: number): Result => RESULTS.findLast(({ from }) => score >= from) ?? RESULTS[0];

/** Returns a result's scores: "3 to 4 points". */
export function pointsOf(result: Result): string {
  const next = RESULTS[RESULTS.indexOf(result) + 1];
  return `${result.from} to ${next ? next.from - 1 : QUESTIONS.length * MAX_POINTS} points`;
}
