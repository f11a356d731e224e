/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, type ButtonTheme } from '@/components/Button/Button';
import { site } from '@/site-config/site';

const THEMES: ButtonTheme[] = ['primary', 'secondary', 'tertiary', 'invert', 'secondaryInvert', 'blank', 'disabled'];

describe('Button', () => {
  it('[S2.27] is a link when it is given a destination', () => {
    render(<Button href="/admissions/">How admission works</Button>);
    expect(screen.getByRole('link', { name: 'How admission works' })).toHaveAttribute('href', '/admissions/');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[S2.27] is a button when it is given an action', async () => {
    const act = jest.fn();
    render(<Button onClick={act}>Show more</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('submits a form with type="submit", and else never by accident', () => {
    render(
      <>
        <Button type="submit">Send</Button>
        <Button onClick={() => undefined}>Open</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('type', 'button');
  });

  it('[S2.27] is the call link when it is given neither', () => {
    render(<Button />);
    const link = screen.getByRole('link', { name: `Call ${site.callNumbers.default.display}` });
    expect(link).toHaveAttribute('href', site.callNumbers.default.tel);
    expect(link).toHaveAttribute('data-call-link');
  });

  it('[S2.27] has its own text as a call link', () => {
    render(<Button>Talk with us</Button>);
    expect(screen.getByRole('link', { name: 'Talk with us' })).toHaveAttribute('href', site.callNumbers.default.tel);
  });

  it.each(THEMES)('[S2.27] has the theme %s', (theme) => {
    render(
      <Button theme={theme} onClick={() => undefined}>
        Go
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('data-theme', theme);
  });

  it('[S2.27] has a small size', () => {
    render(<Button size="small" href="/a/" />);
    expect(screen.getByRole('link')).toHaveAttribute('data-size', 'small');
  });

  it('does nothing while disabled, as a button', async () => {
    const act = jest.fn();
    render(
      <Button disabled onClick={act}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('leads nowhere while disabled, as a link, and says so', () => {
    render(
      <Button theme="disabled" href="/admissions/">
        Soon
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Soon' });
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces a new window, and gives it no opener', () => {
    render(
      <Button href="https://www.samhsa.gov/" target="_blank">
        SAMHSA
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'SAMHSA (opens in a new window)' });
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
