/** Why the site does not render a block. The log and the editor get it. */
export const BLOCK_FAILS = 'the theme fails to render it';
