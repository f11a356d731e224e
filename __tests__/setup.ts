/// <reference types="@testing-library/jest-dom" />
import { takeNodeSignals } from './support/abort-signals';
import { handOverTheme } from './support/theme';

handOverTheme();

// What it adds looks at elements; where there are none it would cost a tenth of a second in each of hundreds of files.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  takeNodeSignals();
}

// After each test mocks are restored, and the environment is what it was before it.
let env = { ...process.env };
beforeEach(() => void (env = { ...process.env }));
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
});
