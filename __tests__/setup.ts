import '@testing-library/jest-dom';

// As next.config's trailingSlash: next/link reads it from here.
process.env.__NEXT_TRAILING_SLASH = 'true';
