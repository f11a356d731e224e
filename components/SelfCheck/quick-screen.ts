import type { Check, Result } from './check';

const ANSWERS = ['Never', 'Once or twice', 'Monthly', 'Weekly', 'Daily or almost daily'];

const NEVER: Result = {
  when: 'Both answers are “Never”',
  title: 'Your answers do not point to a problem with drugs.',
  text: 'If something still worries you, trust that feeling and talk with someone.',
};

const ANY: Result = {
  when: 'Any other answers',
  title: 'It is worth a closer look.',
  text: 'Two questions cannot show how serious it is. Next step: talk with a doctor, or call us with your questions. Nobody will blame you. Any pill that is not from a pharmacy can contain fentanyl, so keep naloxone near. If you use every day, do not stop all at once on your own: with some drugs, such as Xanax, withdrawal can be dangerous.',
};

/**
 * The two questions about drugs of NIDA's Quick Screen (NOTICE.md): any use is a reason to look closer. TAPS is not for
 * self-assessment, DAST-10 needs permission.
 */
export const QUICK_SCREEN: Check = {
  id: 'drugs',
  title: 'Two questions about drugs',
  note: '“For non-medical reasons” means without a prescription, more than the doctor said, or for the feeling. Marijuana counts as a drug here.',
  questions: [
    {
      id: 'prescription',
      text: 'In the past year, how often have you used prescription drugs for non-medical reasons?',
      answers: ANSWERS,
    },
    { id: 'illegal', text: 'In the past year, how often have you used illegal drugs?', answers: ANSWERS },
  ],
  counting: null,
  results: [NEVER, ANY],
  resultOf(points) {
    if (points.some((value) => value !== null && value > 0)) return { result: ANY };
    return points.includes(null) ? null : { result: NEVER };
  },
  sources:
    'NIDA Quick Screen, from Screening for Drug Use in General Medical Settings, National Institute on Drug Abuse, 2012. Withdrawal: U.S. Food and Drug Administration, boxed warning for benzodiazepines, 2020.',
};
