import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Payer, searchPayers } from './search-payers';

type Search = typeof searchPayers;

/** The fields are uncontrolled. */
function write(field: HTMLInputElement | null, value: string): void {
  if (field) field.value = value;
}

/** Scrolls the field to the top if the list would not fit above a phone's keyboard. */
function makeRoom(field: HTMLInputElement | null): void {
  const visible = window.visualViewport?.height ?? window.innerHeight;
  if (field && field.getBoundingClientRect().bottom > visible / 2)
    field.closest('.payer-search')?.scrollIntoView({ block: 'start' });
}

const count = (found: number): string =>
  found === 0
    ? 'It isn’t on our list. You can leave it as you typed it.'
    : `${found} ${found === 1 ? 'name' : 'names'}. Choose with the arrow keys.`;

/**
 * State of the list below the field. Payers and search are loaded at the first touch; before that, or if loading fails, the field
 * is a text field. Field and hidden id are uncontrolled, so that hydration does not reset typed text.
 */
export function usePayerSearch(
  input: RefObject<HTMLInputElement | null>,
  id: RefObject<HTMLInputElement | null>,
  onName?: (name: string) => void,
) {
  const search = useRef<Promise<Search>>(undefined);
  const [payers, setPayers] = useState<readonly Payer[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  /** Index of the active option; payers.length is the last one, "not listed"; null for none. */
  const [active, setActive] = useState<number | null>(null);
  /** For screen readers. */
  const [announcement, setSaid] = useState('');

  const load = () => {
    search.current ??= import('./search-payers').then((module) => module.searchPayers);
    search.current.catch(() => {
      search.current = undefined;
    });
    return search.current;
  };

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };

  const open = async () => {
    try {
      const searchFor = await load();
      if (document.activeElement !== input.current) return;
      const found = searchFor(input.current?.value ?? '');
      setPayers(found);
      setActive(null);
      setIsOpen(true);
      setSaid(count(found.length));
      makeRoom(input.current);
    } catch {
      // The field accepts any text; the next input tries again.
    }
  };

  const onInput = () => {
    // The id belonged to another name.
    write(id.current, '');
    onName?.('');
    void open();
  };

  const choose = (place: number) => {
    const payer = payers[place];
    const field = input.current;
    if (!field) return;
    if (payer) write(field, payer.name);
    write(id.current, payer?.id ?? '');
    setSaid(payer ? `${payer.name} is selected.` : 'Type the name as shown on the card.');
    close();
    onName?.(field.value);
    field.focus();
    // For the draft; React listens for bubbling events.
    id.current?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const last = payers.length;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isWithin = isOpen && active !== null;
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => (isOpen ? setActive(active === null || active === last ? 0 : active + 1) : void open()),
      ArrowUp: () => (isOpen ? setActive(active === null || active === 0 ? last : active - 1) : void open()),
      ...(isWithin && { Home: () => setActive(0), End: () => setActive(last), Enter: () => choose(active) }),
      ...(isOpen && { Escape: close }),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return {
    isOpen,
    payers,
    active,
    announcement,
    onFocus: () => void load().catch(() => undefined),
    onInput,
    onKeyDown,
    close,
    choose,
  };
}
