/** What a child tells its parent as long as its event loop goes round. */
export const BEAT = 'beat';
