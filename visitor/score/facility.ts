import { sessionState } from '../state/session';
import { raise } from './raise';

function look(): void {
  const { geolocation, isFacilityScored } = sessionState.getState();
  if (!geolocation?.facility || isFacilityScored) return;
  sessionState.setState({ isFacilityScored: true });
  raise('facility');
}

/**
 * Raises the score once a session when a facility is near the visitor, as soon as that is known. Counted on each page it
 * would make every second page a 2.
 */
export function watchFacility(): void {
  look();
  sessionState.subscribe(look);
}
