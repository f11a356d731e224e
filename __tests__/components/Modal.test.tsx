/** @jest-environment jest-fixed-jsdom */
import { useLayoutEffect, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '@/components/Modal/Modal';
import { modalMaxWidth } from '@/site-config/theme';
import { showRules } from '../support/show-rules';

function Page({ opened = false }) {
  const [active, setActive] = useState(opened);
  return (
    <main>
      <button onClick={() => setActive(true)}>Open</button>
      <Modal active={active} onClose={() => setActive(false)} title="Clear everything?">
        <a href="https://www.samhsa.gov/">One</a>
        <input aria-label="Two" />
      </Modal>
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Clear everything?' });

describe('Modal', () => {
  it('[S4.22] is shown or hidden by its active flag', async () => {
    render(<Page />);
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Open'));
    expect(dialog()).toBeVisible();
  });

  it('[S2.29] closes on Escape, and the focus returns to where it was', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('[S2.29] takes the focus as soon as it is in the page, before the next key', async () => {
    let focused: Element | null = null;
    const Opened = () => {
      // Runs before the browser gets to the next key.
      useLayoutEffect(() => {
        focused = document.activeElement;
      });
      return <Page opened />;
    };
    render(<Opened />);
    expect(focused).toBe(dialog());
  });

  it('[S2.29] closes on a click outside, not on one inside', async () => {
    render(<Page opened />);
    await userEvent.click(screen.getByLabelText('Two'));
    expect(dialog()).toBeInTheDocument();
    const outside = dialog();
    if (outside) await userEvent.click(outside);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays open when a pointer goes down inside and up outside', () => {
    render(<Page opened />);
    fireEvent.pointerDown(screen.getByLabelText('Two'));
    const outside = dialog();
    if (outside) fireEvent.click(outside);
    expect(dialog()).toBeInTheDocument();
  });

  it('[S2.29] locks the scrolling of the page while it is active', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    expect(document.body.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.body.style.overflow).toBe('');
  });

  it('[S2.29] is at most 670 px wide', () => {
    render(<Page opened />);
    expect(modalMaxWidth).toBe(670);
    showRules();
    const box = dialog()?.firstElementChild;
    expect(box && getComputedStyle(box).maxWidth).toBe('670px');
  });

  it('traps the focus and makes the page behind inert', async () => {
    const { container } = render(<Page opened />);
    expect(dialog()).toHaveFocus();
    expect(container.inert).toBe(true);
    const order = [
      screen.getByText('One'),
      screen.getByLabelText('Two'),
      screen.getByRole('button', { name: 'Close' }),
    ];
    for (const element of [...order, order[0]]) {
      await userEvent.tab();
      expect(element).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    expect(order[2]).toHaveFocus();
  });

  it('uncovers the page when it is unmounted while active', () => {
    const { unmount, container } = render(<Page opened />);
    unmount();
    expect(document.body.style.overflow).toBe('');
    expect(container.inert).toBe(false);
  });
});
