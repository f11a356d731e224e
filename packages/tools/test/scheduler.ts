import { skipped, type StepResult } from './results';

export interface Step {
  name: string;
  /** Names of earlier steps that have to pass before this one. */
  after?: string[];
  /** Runs at the end, with nothing beside it: what measures time or drives a browser. */
  alone?: boolean;
  run(): Promise<StepResult>;
}

export interface FinishedStep {
  step: Step;
  result: StepResult;
  ms: number;
}

export interface SchedulerEvents {
  started(step: Step): void;
  finished(finished: FinishedStep): void;
}

const hasPassed = ({ result }: FinishedStep): boolean => result.failed === 0 && result.passed > 0;

/**
 * Runs steps in the given order, `width` at a time, then those that run alone. A step whose prerequisite did not pass is
 * skipped, with that reason.
 */
export async function runSteps(steps: Step[], width: number, events: SchedulerEvents): Promise<FinishedStep[]> {
  const done = new Map<string, Promise<FinishedStep>>();

  async function finish(step: Step): Promise<FinishedStep> {
    const before = await Promise.all((step.after ?? []).flatMap((name) => done.get(name) ?? []));
    const broken = before.find((one) => !hasPassed(one));
    const began = Date.now();
    if (!broken) events.started(step);
    const result = broken ? skipped(`${broken.step.name} did not pass`) : await step.run();
    const finished = { step, result, ms: Date.now() - began };
    events.finished(finished);
    return finished;
  }

  async function work(waiting: Step[]): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const finished = finish(step);
      done.set(step.name, finished);
      await finished;
    }
  }

  const together = steps.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: width }, () => work(together)));
  await work(steps.filter(({ alone }) => alone));
  return Promise.all(steps.flatMap(({ name }) => done.get(name) ?? []));
}
