/** Part of the first load, so no more than this: who presses early is heard as soon as the late code is there. */
let isAsked = false;
let hear: () => void = () => undefined;

/** "Privacy choices" was pressed. */
export function askForChoices(): void {
  isAsked = true;
  hear();
}

/** Calls back once for each press, also for one that was before. @returns what ends it */
export function onChoicesAsked(act: () => void): () => void {
  hear = () => {
    if (!isAsked) return;
    isAsked = false;
    act();
  };
  hear();
  return () => {
    hear = () => undefined;
  };
}
