import type { Edits } from '../editing/edits';
import type { Session } from '../http/accounts';
import type { Exchange } from '../http/exchange';
import type { Previews } from '../preview/previews';

/** What the nonce of each form is for. */
export const FORM_ACTION = 'admin-form';

/** One request of a signed-in user, with what a screen needs to respond. */
export interface Desk {
  edits: Edits;
  exchange: Exchange;
  session: Session;
  /** The submitted form; null for other requests. */
  sent: URLSearchParams | null;
  /** Whether the user may edit what others wrote. */
  mayEdit: boolean;
  nonce(action: string): string;
  previews: Previews;
}
