import { useId, useRef } from 'react';
import type { StickyBarView, StickyButton } from '@/bridge/types';
import { Button } from '../Button/Button';
import { Chevron } from '../Icon/Chevron';
import { CallNumber } from '../PhoneLink/PhoneLink';
import { useAutoCollapse } from './useAutoCollapse';
import { useBarHeight } from './useBarHeight';

/** Where an editor gave buttons and no words: something has to be left when the bar is folded. */
const NAMELESS = 'How to reach us';

export interface StickyBarProps {
  bar: StickyBarView;
  /** Changes with the page: each page's bar starts expanded. */
  pageKey: string;
}

/** The first is what the bar is for. */
function BarButton({ button, isFirst }: { button: StickyButton; isFirst: boolean }) {
  const look = { size: 'small', theme: isFirst ? 'primary' : 'secondary' } as const;
  if (button.kind === 'link') {
    return (
      <Button {...look} href={button.url} target={button.target || undefined}>
        {button.title}
      </Button>
    );
  }
  return (
    <Button {...look}>
      <span>
        {button.before}
        {button.hasNumber && <CallNumber />}
        {button.after}
      </span>
    </Button>
  );
}

/**
 * The bar at the page's end that knows the page (specification, sections 2 and 4): starts expanded, folds itself to its
 * title, and opens by title or arrow. Lies over the page, whose end it leaves free, and takes no focus under it.
 */
export function StickyBar({ bar, pageKey }: StickyBarProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const { isOpen, toggle, held } = useAutoCollapse(root, pageKey);
  const { full, fold, visible } = useBarHeight(root, isOpen);
  const title = bar.title || bar.subtitle || NAMELESS;
  const subtitle = bar.title && bar.subtitle;
  return (
    <>
      <div className="sticky-bar-space" style={{ height: visible }} data-open={isOpen} data-no-print="" />
      <section
        ref={root}
        className="sticky-bar"
        aria-labelledby={`${id}title`}
        data-open={isOpen}
        data-no-print=""
        // Not measured yet: below the window, from where it comes.
        style={{ translate: full === 0 ? '0 100%' : isOpen ? '0 0' : `0 ${fold}px` }}
        {...held}
      >
        <div className="sticky-bar-panel">
          <button type="button" className="sticky-bar-toggle" aria-expanded={isOpen} aria-controls={`${id}body`} onClick={toggle}>
            <span id={`${id}title`}>{title}</span>
            <Chevron />
          </button>
          <div id={`${id}body`} className="sticky-bar-body" inert={!isOpen}>
            {subtitle && <p className="sticky-bar-subtitle">{subtitle}</p>}
            {bar.buttons.length > 0 && (
              <div className="sticky-bar-buttons">
                {bar.buttons.map((button, index) => (
                  <BarButton key={index} button={button} isFirst={index === 0} />
                ))}
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
