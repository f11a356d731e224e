/// <reference types="@testing-library/jest-dom" />

// What it adds looks at elements; where there are none it would cost a tenth of a second in each of hundreds of files.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// As next.config's trailingSlash: next/link reads it from here.
process.env.__NEXT_TRAILING_SLASH = 'true';
