import { skipped, type StepResult } from './results';

export interface Step {
  name: string;
  /** Names of steps that have to pass before this one. */
  after?: string[];
  /** Runs with nothing beside it: what measures time or drives a browser. */
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

/**
 * Runs steps in parallel, at most `width` at a time, in the given order. A step whose prerequisite did not pass is
 * skipped, with that reason.
 */
export async function runSteps(steps: Step[], width: number, events: SchedulerEvents): Promise<FinishedStep[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const done = new Map<string, FinishedStep>();

  const finish = (finished: FinishedStep) => {
    running.delete(finished.step);
    done.set(finished.step.name, finished);
    events.finished(finished);
  };
  const start = (step: Step) => {
    events.started(step);
    const began = Date.now();
    running.set(
      step,
      step.run().then((result) => finish({ step, result, ms: Date.now() - began })),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.slice()) {
      const broken = brokenForerunner(step, done);
      if (broken) {
        waiting.splice(waiting.indexOf(step), 1);
        finish({ step, result: skipped(`${broken} did not pass`), ms: 0 });
      } else if (mayStart(step, { running, done, width })) {
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      } else if (step.alone && isReady(step, done)) {
        // It waits for the machine: steps behind it would otherwise use it again and again.
        break;
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((step) => isReady(step, done))) {
      throw new Error(`Steps that wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return steps.flatMap(({ name }) => done.get(name) ?? []);
}

const isReady = (step: Step, done: Map<string, FinishedStep>) => (step.after ?? []).every((name) => done.has(name));

function brokenForerunner(step: Step, done: Map<string, FinishedStep>): string | undefined {
  return (step.after ?? []).find((name) => {
    const result = done.get(name)?.result;
    return result !== undefined && (result.failed > 0 || result.passed === 0);
  });
}

function mayStart(
  step: Step,
  { running, done, width }: { running: Map<Step, unknown>; done: Map<string, FinishedStep>; width: number },
): boolean {
  if (!isReady(step, done)) return false;
  if (step.alone) return running.size === 0;
  return running.size < width && ![...running.keys()].some(({ alone }) => alone);
}
