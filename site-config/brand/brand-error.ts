/** An error in the brands' folders, or a site that is not there. Commands print its message without a stack. */
export class BrandError extends Error {
  override name = 'BrandError';
}
