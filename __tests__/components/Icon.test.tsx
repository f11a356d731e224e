/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { Chevron } from '@/components/Icon/Chevron';
import { Warning } from '@/components/Icon/Warning';

describe('Icons', () => {
  it('[S2.30] has a chevron in each direction', () => {
    const turns = (['down', 'left', 'up', 'right'] as const).map((direction) => {
      const { container } = render(<Chevron direction={direction} />);
      return container.querySelector('path')?.getAttribute('transform');
    });
    expect(turns).toEqual(['rotate(0 12 12)', 'rotate(90 12 12)', 'rotate(180 12 12)', 'rotate(270 12 12)']);
  });

  it('[S2.30] has a warning that says so when it is given a title', () => {
    render(<Warning title="Warning" />);
    expect(screen.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
  });

  it('hides from screen readers what has no title', () => {
    const { container } = render(<Warning />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
