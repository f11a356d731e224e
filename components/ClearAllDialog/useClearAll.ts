import { useRef, useState } from 'react';
import { clearAll, mailStaff, type Recipients } from '@/visitor/editor/clear-all';

/** 'cleared': staff is being told; the last three: it is known whether they were. */
export type Stage = 'warning' | 'clearing' | 'failed' | 'cleared' | 'told' | 'not-told' | 'no-staff';

/**
 * Clears everything, once however often `start` is called, and then tells staff. A failed mail is no failed clearing.
 */
export function useClearAll(concerned: Recipients, domain: string): { stage: Stage; start(this: void): void } {
  const [stage, setStage] = useState<Stage>('warning');
  const isStarted = useRef(false);

  const run = async () => {
    setStage('clearing');
    if (!(await clearAll())) return setStage('failed');
    if (concerned.staff.length === 0) return setStage('no-staff');
    setStage('cleared');
    setStage((await mailStaff({ ...concerned, domain })) ? 'told' : 'not-told');
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
