import { Prose } from '../Prose/Prose';

export interface QuestionView {
  question: string;
  /** Cleaned HTML. */
  answer: string;
}

/** Questions that open to their answers, without script. */
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
