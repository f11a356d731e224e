/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PayerSearch } from '@/components/LeadForm/InsuranceCheck/PayerSearch';

const user = userEvent.setup();
const field = () => screen.getByRole('combobox', { name: 'Insurance company' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosenId = () => document.querySelector<HTMLInputElement>('[name=payerId]')?.value;
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

function show(error?: string) {
  Element.prototype.scrollIntoView = () => undefined;
  return render(
    <form>
      <PayerSearch id="payer" name="payerName" label="Insurance company" error={error} />
    </form>,
  );
}

describe('the search for an insurance', () => {
  it('opens with the first letters, announces their number, and leaves the focus in the field', async () => {
    show();
    await user.click(field());
    expect(options()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('aetn');
    expect(await screen.findByRole('option', { name: 'Aetna' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Insurance company' }).id).toBe(field().getAttribute('aria-controls'));
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ names\./);
    expect(field()).toHaveFocus();
  });

  it('is walked with the arrows, Home and End, and round its ends', async () => {
    show();
    await user.type(field(), 'humana');
    await screen.findByRole('option', { name: 'Humana' });
    const all = options();
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe(all[0]);
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      all[0] ?? '',
    );
    await user.keyboard('{End}');
    expect(marked()).toBe('My insurance isn’t listed. I’ll type its name.');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe(all[0]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBe(all.at(-2));
    await user.keyboard('{Home}');
    expect(marked()).toBe(all[0]);
  });

  it('takes a name by Enter, with its id, and sends no form by that', async () => {
    const { container } = show();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    container.querySelector('form')?.addEventListener('submit', submitted);
    await user.type(field(), 'cigna');
    await screen.findByRole('option', { name: 'Cigna' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Cigna');
    expect(chosenId()).toMatch(/^VTX\d{4}$/);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Cigna is selected.');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes a name by a tap, and the id goes when another is typed', async () => {
    show();
    await user.type(field(), 'humana');
    await user.click(await screen.findByRole('option', { name: 'Humana' }));
    expect(field()).toHaveValue('Humana');
    expect(field()).toHaveFocus();
    expect(chosenId()).toMatch(/^VTX/);
    await user.type(field(), ' of my town');
    expect(chosenId()).toBe('');
  });

  it('closes with Escape and on blur, with what was typed', async () => {
    show();
    await user.type(field(), 'aetna');
    await screen.findByRole('option', { name: 'Aetna' });
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Aetna' });
    await user.tab();
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('aetna');
  });

  it('takes any other name as it was typed', async () => {
    show();
    await user.type(field(), 'Zzyzx Mutual');
    await user.click(await screen.findByRole('option', { name: /isn’t listed/ }));
    expect(field()).toHaveValue('Zzyzx Mutual');
    expect(chosenId()).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('Type the name');
  });

  it('is described by its hint and its error', () => {
    show('Please name it.');
    expect(field()).toHaveAccessibleDescription(/As shown on the card.*Please name it\./);
    expect(field()).toBeInvalid();
  });

  it('is a field for text without script', () => {
    const html = renderToString(<PayerSearch id="payer" name="payerName" label="Insurance company" />);
    expect(html).toMatch(/<input[^>]+name="payerName"[^>]+type="text"|<input[^>]+type="text"[^>]+name="payerName"/);
    expect(html).toMatch(/role="listbox"[^>]+hidden/);
  });
});
