/** Readable, and no secret: tells a page's script to load what editors have, and the server who may mean an editor's link. */
export const MARKER_COOKIE = 'footbridge-editor';
