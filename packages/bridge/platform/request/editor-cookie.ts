/** Readable by scripts, and no secret: makes pages load the admin bar, and the server handle the editor's links. */
export const MARKER_COOKIE = 'footbridge-editor';
