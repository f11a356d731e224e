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
          <Prose html={answer} />
        </details>
      ))}
    </div>
  );
}
