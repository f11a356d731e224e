/** A photograph straight from a camera. Larger pictures are neither stored nor resized. */
export const MAX_PICTURE_BYTES = 16 * 1024 * 1024;
/** Time to read a picture that is to be resized: a place among few is taken meanwhile. */
export const PICTURE_TIMEOUT_MS = 30_000;
