import { sessionState } from '../state/session';
import { raise } from './raise';

function check(): void {
  const { geolocation, isFacilityScored } = sessionState.getState();
  if (!geolocation?.facility || isFacilityScored) return;
  sessionState.setState({ isFacilityScored: true });
  raise('facility');
}

/** Raises the score once a session when a facility near the visitor is known. */
export function watchFacility(): void {
  check();
  sessionState.subscribe(check);
}
