/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import { AUDIT_C } from '@/components/SelfCheck/audit-c';
import { QUICK_SCREEN } from '@/components/SelfCheck/quick-screen';
import { SelfCheck } from '@/components/SelfCheck/SelfCheck.island';
import { blocks } from '@/components/blocks/registry';
import { BlocksContext } from '@/components/Prose/contexts';
import { shown } from '../support/blocks';

import type { Check } from '@/components/SelfCheck/check';

const user = userEvent.setup();
const { results: RESULTS, questions: QUESTIONS } = AUDIT_C;
const partOf = ({ title }: Check) => screen.getByRole('region', { name: title });
const status = (check = AUDIT_C) => within(partOf(check)).getByRole('status');

/** Chooses the answers by their points, in the questions' order. */
async function answerTo(check: Check, ...points: number[]): Promise<void> {
  const groups = within(partOf(check)).getAllByRole('group');
  for (const [index, value] of points.entries()) {
    const radio = within(groups[index] ?? document.body).getAllByRole('radio')[value];
    if (radio) await user.click(radio);
  }
}

const answer = (...points: number[]) => answerTo(AUDIT_C, ...points);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the self-check', () => {
  it.each([
    [[0], 0, RESULTS[0]],
    [[1, 0, 1], 2, RESULTS[0]],
    [[1, 1, 1], 3, RESULTS[1]],
    [[2, 1, 1], 4, RESULTS[1]],
    [[3, 1, 1], 5, RESULTS[2]],
    [[3, 2, 2], 7, RESULTS[2]],
    [[4, 2, 2], 8, RESULTS[3]],
    [[4, 4, 4], 12, RESULTS[3]],
  ] as const)('counts the answers %j as %i points, and names the next step', async (points, score, result) => {
    render(<SelfCheck />);
    await answer(...points);
    expect(status()).toHaveTextContent(`${result?.title} Your score is ${score} of 12.`);
    expect(within(status()).getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1/),
    );
  });

  it.each([
    [[0, 0], QUICK_SCREEN.results[0]],
    [[1], QUICK_SCREEN.results[1]],
    [[0, 4], QUICK_SCREEN.results[1]],
  ] as const)('looks closer at any use of drugs: the answers %j', async (points, result) => {
    render(<SelfCheck />);
    await answerTo(QUICK_SCREEN, 0);
    expect(status(QUICK_SCREEN)).toBeEmptyDOMElement();
    await answerTo(QUICK_SCREEN, ...points);
    expect(status(QUICK_SCREEN)).toHaveTextContent(`${result?.title} ${result?.text}`);
    expect(status()).toBeEmptyDOMElement();
  });

  it.each([
    [[2, 1, 1], false],
    [[3, 1, 1], true],
    [[4, 4, 4], true],
  ] as const)('warns of a sudden stop from 5 points on, with a link to 911: %j', async (points, isWarned) => {
    render(<SelfCheck />);
    await answer(...points);
    const link = isWarned ? 'Call 911 for a seizure' : 'In an emergency, call 911';
    expect(/do not stop all at once/.test(status().textContent ?? '')).toBe(isWarned);
    expect(within(status()).getAllByRole('link', { name: '911' })[0]?.parentElement).toHaveTextContent(link);
  });

  it('has no result while an answer is missing, and none after the answers are cleared', async () => {
    render(<SelfCheck />);
    await answer(4, 4);
    expect(status()).toBeEmptyDOMElement();
    await answer(4, 4, 4);
    expect(status()).not.toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('counts answers that were given before its script had loaded', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<SelfCheck />);
    await answer(2, 2, 1);
    await act(async () => void hydrateRoot(root, <SelfCheck />));
    expect(status()).toHaveTextContent('Your score is 5 of 12.');
  });

  it('stores nothing, sends nothing, and puts nothing into the address', async () => {
    const fetched = jest.spyOn(window, 'fetch');
    render(<SelfCheck />);
    await answer(4, 4, 4);
    await user.keyboard('{Enter}');
    expect([localStorage.length, sessionStorage.length, document.cookie, window.location.search]).toEqual([
      0,
      0,
      '',
      '',
    ]);
    expect(document.querySelector('form')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('can be counted on paper: each answer has its points, each result its scores, and the sources are named', () => {
    const text = renderToString(<SelfCheck />)
      .replace(/<!-- -->|<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    for (const { answers } of QUESTIONS)
      answers.forEach((label, points) => expect(text).toContain(`${label} ${points} point${points === 1 ? '' : 's'}`));
    for (const scores of ['0 to 2', '3 to 4', '5 to 7', '8 to 12']) expect(text).toContain(`${scores} points : `);
    for (const { when, title } of QUICK_SCREEN.results) expect(text).toContain(`${when} : ${title}`);
    expect(text).toMatch(/Bush K.*World Health Organization.*National Institute on Drug Abuse/);
  });
});

describe('a text with a self-check', () => {
  it('is split at its place', () => {
    render(
      <BlocksContext value={blocks}>
        <Prose html={`<p>before</p>${shown('footbridge/self-check')}<p>after</p>`} />
      </BlocksContext>,
    );
    const island = document.querySelector('[data-island=SelfCheck]');
    expect(island?.previousElementSibling).toHaveTextContent('before');
    expect(island?.nextElementSibling).toHaveTextContent('after');
  });
});
