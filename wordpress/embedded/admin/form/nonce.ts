import type { Reply } from '../../http/exchange';
import type { Desk } from '../desk';
import { foreignForm } from '../screens/refusals';

/** The refusal of a form whose nonce is not good for an action; null when it is. */
export const refusedNonce = (desk: Desk, action: string): Reply | null =>
  desk.nonceAge(action, desk.sent.get('_wpnonce') ?? '') === 'valid' ? null : foreignForm(desk);
