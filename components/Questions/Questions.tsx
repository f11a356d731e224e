import { CONTACT_PATH } from '@footbridge/shared/forms/names';
import { CALLBACK_ID } from '@footbridge/shared/forms/place';
import { Prose } from '../Prose/Prose';

export interface QuestionView {
  question: string;
  /** Sanitized HTML. */
  answer: string;
}

/** Questions with collapsed answers; works without script. */
export function Questions({ questions }: { questions: QuestionView[] }) {
  return (
    <div className="prose">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Prose html={answer} formAt={`${CONTACT_PATH}#${CALLBACK_ID}`} />
        </details>
      ))}
    </div>
  );
}
