import type { Desk } from '../desk';

/** The guard's word for what the form around it does. */
export const NonceField = ({ desk, action }: { desk: Desk; action: string }) => (
  <input type="hidden" name="_wpnonce" value={desk.nonce(action)} />
);
