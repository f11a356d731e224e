import type { Edits } from '../editing/edits';
import type { NonceAge, Session } from '../http/accounts';
import type { Exchange, Reply } from '../http/exchange';
import type { Previews } from '../preview/previews';
import type { FormMemory } from './form/form-memory';

/** One request of a signed-in user, with what a screen needs to respond. */
export interface Desk {
  edits: Edits;
  exchange: Exchange;
  session: Session;
  /** The URL's query. */
  query: URLSearchParams;
  /** The submitted form; empty for other requests. */
  sent: URLSearchParams;
  isPost: boolean;
  /** Whether the user may edit what others wrote. */
  mayEdit: boolean;
  /** The guard's word for a form of this user. */
  nonce(action: string): string;
  /** Returns the validity of a submitted nonce; see Accounts. */
  nonceAge(action: string, given: string): NonceAge;
  forms: FormMemory;
  previews: Previews;
  /** Now, as the site's clock shows it: 2026-03-02T09:00:00. */
  now: string;
}

/** Responds to one path of /wp-admin/. */
export type Screen = (desk: Desk) => Reply | Promise<Reply>;
