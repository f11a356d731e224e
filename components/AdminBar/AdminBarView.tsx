import { useEffect, useEffectEvent, useState, type RefObject, useId, useRef } from 'react';
import { signInAddress } from '@footbridge/browser/editor/addresses';
import { Chevron, Icon } from '../Icon/Icon';
import { SkipLink } from '../SkipLink/SkipLink';
import { Bar, Row, Toggle } from './AdminBar.styles';
import { freshness } from './freshness';
import { PagePanel } from './PagePanel';
import { Dot } from './PagePanel.styles';
import { Tools } from './Tools';

import type { PageAnswer } from '@footbridge/browser/editor/facts';

export type Panel = 'tools' | 'page';

/** State of the bar's panels: at most one is open. Escape, and a click or focus outside the bar, close it. */
function usePanels(bar: RefObject<HTMLElement | null>) {
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

interface AdminBarViewProps {
  /** Of the current page, with query. */
  path: string;
  /** The server's answer; null before it. */
  answer: PageAnswer | null;
  /** The login in WordPress's cookie. */
  hint: string | null;
  isHidden: boolean;
  onToggle(this: void): void;
  onClearAll(this: void): void;
  /** Called when the page's panel is opened. */
  onOpenPage(this: void): void;
}

/** For a user who is signed in to WordPress, but not here: name and sign-in link. */
function SignedOut({ path, login }: { path: string; login: string | null }) {
  return (
    <>
      <p>{login ?? 'Signed out'}</p>
      <a href={signInAddress(path)}>Sign in</a>
    </>
  );
}

type EditorsProps = Pick<AdminBarViewProps, 'path' | 'answer' | 'hint' | 'onClearAll' | 'onOpenPage'> & {
  bar: RefObject<HTMLElement | null>;
};

/** The bar of a signed-in editor. */
function Editors({ path, answer, hint, onClearAll, onOpenPage, bar }: EditorsProps) {
  const id = useId();
  const { open, toggle, leave } = usePanels(bar);
  const facts = answer?.kind === 'facts' ? answer.facts : null;
  const { state, brief } = freshness(answer);
  const ids = { tools: `${id}tools`, page: `${id}page` };
  return (
    <>
      <button
        type="button"
        data-panel="tools"
        aria-expanded={open === 'tools'}
        aria-controls={ids.tools}
        onClick={() => toggle('tools')}
      >
        Tools <Chevron />
      </button>
      <Tools
        id={ids.tools}
        isOpen={open === 'tools'}
        path={path}
        facts={facts}
        login={facts?.editor.login ?? hint}
        onClearAll={() => {
          if (open) leave();
          onClearAll();
        }}
      />
      <button
        type="button"
        data-panel="page"
        aria-expanded={open === 'page'}
        aria-controls={ids.page}
        onClick={() => {
          if (open !== 'page') onOpenPage();
          toggle('page');
        }}
      >
        <Dot data-state={state} aria-hidden />
        <span>{brief}</span> <Chevron />
      </button>
      {open === 'page' && <PagePanel id={ids.page} answer={answer} />}
    </>
  );
}

/** Renders the admin bar at the window's top. It slides out of view and back (specification, sections 2, 4 and 9). */
export function AdminBarView({ isHidden, onToggle, ...rest }: AdminBarViewProps) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const { path, answer, hint } = rest;
  return (
    <Bar aria-label="Admin bar" ref={bar}>
      {/* Replaces the page's skip link, which would come after the bar. */}
      <SkipLink />
      <Row id={id} inert={isHidden}>
        {answer?.kind === 'signed-out' ? <SignedOut path={path} login={hint} /> : <Editors {...rest} bar={bar} />}
      </Row>
      <Toggle type="button" aria-label="Admin bar" aria-expanded={!isHidden} aria-controls={id} onClick={onToggle}>
        <span>
          {/* Arrow up to hide, down to show. */}
          <Icon>
            <path d={isHidden ? 'm6 9 6 6 6-6' : 'M5 6h14M12 20v-9m-4 4 4-4 4 4'} />
          </Icon>
        </span>
      </Toggle>
    </Bar>
  );
}
