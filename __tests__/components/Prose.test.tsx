/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { Prose } from '@/components/Prose/Prose';
import { LEAD_FORM_PLACE } from '@footbridge/shared/forms/place';

const TEXT = `<p>Before</p>${LEAD_FORM_PLACE}<p>After</p>`;

it('renders nothing for an empty text', () => {
  expect(render(<Prose html="" />).container).toBeEmptyDOMElement();
});

it('has the callback form where WordPress has a form', () => {
  const { container } = render(<Prose html={TEXT} />);
  expect(screen.getByRole('form', { name: 'Ask us to call you' })).toHaveAttribute('id', 'callback-form');
  expect(container.textContent).toMatch(/^Before.*Ask us to call you.*After$/s);
});

it('has a link to the callback form of a page that has one already', () => {
  render(<Prose html={TEXT} formAt="#callback-form" />);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us to call you' })).toHaveAttribute('href', '#callback-form');
});
