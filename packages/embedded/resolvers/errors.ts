/** An error that WPGraphQL shows to the client; every other one becomes "Internal server error". */
export class UserError extends Error {}

export const INVALID_ID = 'The ID input is invalid. Make sure you set the proper idType for your input.';
