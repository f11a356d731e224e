import { sessionState } from '../state/session';
import { raise } from './raise';

/**
 * Raises the score when a facility is near the visitor, at once or as soon as the answer is there: once a session. That
 * a place is near stays true on every page; counted with each route change it would make every second page a 2.
 * @returns what ends the watch
 */
export function watchFacility(): () => void {
  const look = () => {
    const { geolocation, isFacilityScored } = sessionState.getState();
    if (!geolocation?.facility || isFacilityScored) return;
    sessionState.setState({ isFacilityScored: true });
    raise('facility');
  };
  look();
  return sessionState.subscribe(look);
}
