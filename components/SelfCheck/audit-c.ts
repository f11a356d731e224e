import type { Check, Points, Result } from './check';

const MAX_SCORE = 12;
/** The U.S. Department of Veterans Affairs': a positive screen, advice, referral. */
const CUT_OFFS = [0, 3, 5, 8] as const;

const WORDS: readonly Omit<Result, 'when'>[] = [
  {
    title: 'Your answers do not point to risky drinking.',
    text: 'Less alcohol is better for your health than more. If drinking still worries you, trust that feeling and talk with someone.',
  },
  {
    title: 'This may be a good time to look at your drinking.',
    text: 'Doctors look closer from 3 points for women and from 4 for men. If you are not sure which fits you, use 3. Next step: tell your doctor how much you drink, or call us with your questions.',
  },
  {
    title: 'Your drinking may be harming your health.',
    text: 'Many people cut down or stop with some support. Next step: talk with a doctor or with us soon.',
    warns: true,
  },
  {
    title: 'It is time to talk with someone about your drinking.',
    text: 'Many people with a score this high have alcohol use disorder. It can be treated. Next step: call a doctor or call us. We can help you stop safely.',
    warns: true,
  },
];

const RESULTS: readonly Result[] = WORDS.map((words, i) => ({
  ...words,
  when: `${CUT_OFFS[i]} to ${(CUT_OFFS[i + 1] ?? MAX_SCORE + 1) - 1} points`,
}));

/** Returns the score, 0 to 12; null while an answer is missing. */
function scoreOf(points: Points): number | null {
  // "Never" answers the other questions.
  if (points[0] === 0) return 0;
  return points.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/**
 * AUDIT-C: the three questions about consumption of the World Health Organization's Alcohol Use Disorders Identification Test
 * (NOTICE.md).
 */
export const AUDIT_C: Check = {
  id: 'alcohol',
  title: 'Three questions about alcohol',
  note: 'One drink is 12 ounces of beer, 5 ounces of wine, or 1.5 ounces of liquor.',
  questions: [
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
  ],
  counting: 'Add up the points of your three answers. If your first answer is “Never”, you have 0 points.',
  results: RESULTS,
  warning: [
    'If you drink every day, do not stop all at once on your own: withdrawal can be dangerous. Call ',
    ' for a seizure, a fever, confusion, or seeing or hearing things that are not there.',
  ],
  resultOf(points) {
    const score = scoreOf(points);
    if (score === null) return null;
    return { result: RESULTS[CUT_OFFS.findLastIndex((from) => score >= from)], score: `Your score is ${score} of 12.` };
  },
  sources:
    'AUDIT-C: Bush K, et al. Archives of Internal Medicine 1998;158:1789–1795. From the AUDIT of the World Health Organization: Babor TF, et al. Guidelines for Use in Primary Care, 2nd ed., 2001. Cut-offs: U.S. Department of Veterans Affairs. Withdrawal: MedlinePlus, U.S. National Library of Medicine.',
};
