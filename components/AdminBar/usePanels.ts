import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export type Panel = 'tools' | 'page';

/** State of the bar's panels: at most one is open. Escape, and a click or focus outside the bar, close it. */
export function usePanels(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Panel | null>(null);

  /** Moves the focus from the closing panel to its button. */
  const leave = () => {
    if (bar.current?.contains(document.activeElement))
      bar.current.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
    setOpen(null);
  };
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  });

  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [bar, open]);

  return { open, leave, toggle: (panel: Panel) => setOpen(open === panel ? null : panel) };
}
