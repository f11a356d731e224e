import { useRef } from 'react';
import { Button } from '../Button/Button';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { pointsOf, QUESTIONS, resultOf, RESULTS } from './audit-c';
import { useScore } from './useScore';
import * as S from './SelfCheck.styles';

/** For someone who counts the points: without script, and on paper. */
function Counting() {
  return (
    <S.OnPaper>
      <p>Add up the points of your three answers. If your first answer is “Never”, you have 0 points.</p>
      <dl>
        {RESULTS.map((result) => (
          <div key={result.from}>
            <dt>
              {pointsOf(result)}: {result.title}
            </dt>
            <dd>{result.text}</dd>
          </div>
        ))}
      </dl>
    </S.OnPaper>
  );
}

/**
 * A self-check of one's drinking: AUDIT-C. The browser counts the points and stores and sends nothing. It is no form element, which
 * would put the answers into the address.
 */
export function SelfCheck() {
  const root = useRef<HTMLElement>(null);
  const { score, clear } = useScore(root);
  const result = score === null ? null : resultOf(score);
  return (
    <S.Root ref={root} aria-labelledby="self-check-title">
      <h2 id="self-check-title">Three questions about alcohol</h2>
      <p>
        They are about the last 12 months. Your answers stay on this page: we do not store or send them. This is not a
        diagnosis.
      </p>
      <p>One drink is 12 ounces of beer, 5 ounces of wine, or 1.5 ounces of liquor.</p>
      {QUESTIONS.map(({ id, text, answers }, index) => (
        <fieldset key={id}>
          <legend>
            {index + 1}. {text}
          </legend>
          {answers.map((answer, points) => (
            <label key={answer} htmlFor={`self-check-${id}-${points}`}>
              <input
                id={`self-check-${id}-${points}`}
                type="radio"
                name={`self-check-${id}`}
                value={points}
                autoComplete="off"
              />
              {answer}
              <S.Points>
                {points} {points === 1 ? 'point' : 'points'}
              </S.Points>
            </label>
          ))}
        </fieldset>
      ))}
      <div role="status">
        {result && (
          <S.Answer>
            <p>
              <strong>{result.title}</strong> Your score is {score} of 12.
            </p>
            <p>{result.text}</p>
            <p>
              <PhoneLink />
            </p>
            <p>
              In an emergency call <a href="tel:911">911</a>. In a crisis call or text <a href="tel:988">988</a>.
            </p>
          </S.Answer>
        )}
      </div>
      {result && (
        <Button theme="tertiary" size="small" onClick={clear}>
          Clear my answers
        </Button>
      )}
      <Counting />
      <S.Sources>
        AUDIT-C: Bush K, et al. Archives of Internal Medicine 1998;158:1789–1795. From the AUDIT of the World Health
        Organization: Babor TF, et al. Guidelines for Use in Primary Care, 2nd ed., 2001. Cut-offs: U.S. Department of
        Veterans Affairs.
      </S.Sources>
    </S.Root>
  );
}
