import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['admin.css', 'forms.css', 'screens.css', 'live.css'];

/** The one style sheet of these pages. */
export const styleSheet = (): string => FILES.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
