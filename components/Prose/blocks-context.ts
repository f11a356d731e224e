import { createContext } from 'react';

import type { ThemeBlock } from '../blocks/define-block';

/** The theme's blocks by name. A context, because blocks are made of components that have texts. */
export const BlocksContext = createContext<Readonly<Record<string, ThemeBlock>>>({});

/** Where the page has the callback form itself; undefined where a text may have it. */
export const FormAtContext = createContext<string | undefined>(undefined);
