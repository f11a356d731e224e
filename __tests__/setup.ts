/// <reference types="@testing-library/jest-dom" />
import { takeNodeSignals } from './support/abort-signals';
import { handOverTheme } from './support/theme';

handOverTheme();

// What it adds looks at elements; where there are none it would cost a tenth of a second in each of hundreds of files.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  takeNodeSignals();
}
