/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { CrisisLine } from '@/components/CrisisText/CrisisLine';
import { CrisisText } from '@/components/CrisisText/CrisisText';

const SENTENCE = 'In an emergency, call 911. In a crisis, call or text 988.';
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each([
  ['an editor’s sentence', <CrisisText key="text">{SENTENCE}</CrisisText>],
  ['the site’s own sentence', <CrisisLine key="line" />],
])('%s', (_, text) => {
  it('has links that call 911, text 988 and call 988, and the same words', () => {
    const { container } = render(text);
    expect(hrefs()).toEqual(['tel:911', 'sms:988', 'tel:988']);
    expect(container).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('link', { name: 'text 988' })).toBeInTheDocument();
  });
});

it('a sentence with other numbers has no links, and all its words', () => {
  const { container } = render(<CrisisText>We are at 911 Main Street, and helped 988 people.</CrisisText>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('We are at 911 Main Street, and helped 988 people.');
});
