import { useRef, useState, useEffect } from 'react';
import styled from 'styled-components';
import { clearAll, mailStaff, type Recipients } from '@footbridge/browser/editor/clear-all';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { Button } from '../Button/Button';
import { Warning } from '../Icon/Icon';
import { Modal } from '../Modal/Modal';

/** 'cleared': the mail to staff is being sent; the last three are its results. */
export type Stage = 'warning' | 'clearing' | 'failed' | 'cleared' | 'mailed' | 'not-mailed' | 'no-staff';

/** Clears everything at the first call of `start`, then mails staff. */
function useClearAll(recipients: Recipients, domain: string): { stage: Stage; start(this: void): void } {
  const [stage, setStage] = useState<Stage>('warning');
  const isStarted = useRef(false);

  const run = async () => {
    setStage('clearing');
    if (!(await clearAll())) return setStage('failed');
    if (recipients.staff.length === 0) return setStage('no-staff');
    setStage('cleared');
    setStage((await mailStaff({ ...recipients, domain })) ? 'mailed' : 'not-mailed');
  };
  return {
    stage,
    start: () => {
      if (isStarted.current) return;
      isStarted.current = true;
      void run();
    },
  };
}

const Text = styled.div`
  display: grid;
  gap: var(--space-3);

  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-left: 1.25em;
  }
`;

const Failure = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-error);
  font-weight: 600;

  svg {
    flex: none;
    width: 24px;
    height: 24px;
  }
`;

interface ClearAllDialogProps {
  recipients: Recipients;
  onClose(this: void): void;
}

/** Also announced to screen readers. */
const MESSAGES: Partial<Record<Stage, string>> = {
  clearing: 'Clearing the cache …',
  cleared: 'The cache is cleared. Notifying staff …',
  mailed: 'The cache is cleared. Staff were notified by email.',
  'not-mailed': 'The cache is cleared. The email to staff could not be sent. Please tell them yourself.',
  'no-staff': 'The cache is cleared. Staff were not notified: this site has no staff addresses.',
};

/** The warning (specification, section 5). */
function Caution() {
  return (
    <>
      <p>This deletes every cached page, with its menus and lists.</p>
      <ul>
        <li>The site is slow for a while, until its pages are rendered again.</li>
        <li>Never do it on several directory sites at once.</li>
        <li>For one page or a few, use Clear Page Cache on each of them instead.</li>
        <li>It is meant for when many pages are wrong.</li>
      </ul>
    </>
  );
}

/**
 * The dialog that confirms clearing the whole cache and reports the result (specification, sections 4, 5 and 8). It cannot be
 * closed while it works.
 */
export function ClearAllDialog({ recipients, onClose }: ClearAllDialogProps) {
  const { domain } = clientConfig.site;
  const { stage, start } = useClearAll(recipients, domain);
  const actions = useRef<HTMLDivElement>(null);
  const isBusy = stage === 'clearing';
  const isOver = stage !== 'warning' && !isBusy;

  // Its button was replaced: focus the new one.
  useEffect(() => {
    if (isOver) actions.current?.querySelector('button')?.focus();
  }, [isOver]);

  return (
    <Modal active title="Clear All Cache" onClose={() => !isBusy && onClose()}>
      <Text>
        {!isOver && <Caution />}
        <p role="status">{MESSAGES[stage]}</p>
        {stage === 'failed' && (
          <Failure role="alert">
            <Warning />
            Error: cache was not cleared. Try clearing cache manually.
          </Failure>
        )}
      </Text>
      <div className="button-row" ref={actions}>
        {isOver ? (
          <Button onClick={onClose}>Okay</Button>
        ) : (
          // Not `disabled`, which would lose the focus.
          <Button onClick={start} theme={isBusy ? 'disabled' : 'primary'} disabled={false} aria-disabled={isBusy}>
            Continue
          </Button>
        )}
      </div>
    </Modal>
  );
}
