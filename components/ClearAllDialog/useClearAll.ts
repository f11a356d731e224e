import { useRef, useState } from 'react';
import { clearAll, mailStaff, type Recipients } from '@footbridge/browser/editor/clear-all';

/** 'cleared': the mail to staff is being sent; the last three are its results. */
export type Stage = 'warning' | 'clearing' | 'failed' | 'cleared' | 'mailed' | 'not-mailed' | 'no-staff';

/** Clears everything at the first call of `start`, then mails staff. */
export function useClearAll(recipients: Recipients, domain: string): { stage: Stage; start(this: void): void } {
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
