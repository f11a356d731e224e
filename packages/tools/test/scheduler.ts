import { skipped, type StepResult } from './results';
import type { Step } from './step';

export interface FinishedStep {
  step: Step;
  result: StepResult;
  ms: number;
}

interface Scheduling {
  width: number;
  run(step: Step): Promise<StepResult>;
  finished(finished: FinishedStep): void;
}

const hasPassed = ({ result }: FinishedStep): boolean => result.failed === 0 && result.passed > 0;

export async function runSteps(steps: readonly Step[], { width, run, finished }: Scheduling): Promise<FinishedStep[]> {
  const done = new Map<string, Promise<FinishedStep>>();

  async function finish(step: Step): Promise<FinishedStep> {
    const before = await Promise.all((step.after ?? []).flatMap((name) => done.get(name) ?? []));
    const broken = before.find((one) => !hasPassed(one));
    const began = Date.now();
    const result = broken ? skipped(`${broken.step.name} did not pass`) : await run(step);
    const one = { step, result, ms: Date.now() - began };
    finished(one);
    return one;
  }

  async function work(waiting: Step[]): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const finishing = finish(step);
      done.set(step.name, finishing);
      await finishing;
    }
  }

  const together = steps.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: width }, () => work(together)));
  await work(steps.filter(({ alone }) => alone));
  return Promise.all(steps.flatMap(({ name }) => done.get(name) ?? []));
}
