import { flag, numberIn, orNull, recordOf, textUpTo } from '../lib/shape';
import { MAX_VISIT_VALUE_LENGTH } from '@footbridge/shared/forms/visit-values';
import { storedState } from './storage';

import type { NearbyFacility } from '@footbridge/shared/site/types';
import type { Entry, Geolocation } from './types';

const name = textUpTo(200);
const address = textUpTo(500);
/** Half of the earth's circumference is less. */
const miles = numberIn(0, 13_000);

const facility = recordOf<NearbyFacility>({
  siteKey: textUpTo(10),
  chartFacName: name,
  img: address,
  description: textUpTo(1000),
  url: address,
  radius: miles,
  distance: miles,
});

/** Validates an answer of the geolocation service, or a stored one. */
export const readGeolocation = recordOf<Geolocation>({
  facility: orNull(facility),
  distance: orNull(miles),
  nearest: orNull(facility),
  city: orNull(name),
  region: orNull(name),
  country: orNull(name),
});

const entryText = textUpTo(MAX_VISIT_VALUE_LENGTH);
const utm = orNull(entryText);

const readEntry = recordOf<Entry>({
  url: entryText,
  referrer: entryText,
  utm: recordOf({ term: utm, campaign: utm, medium: utm, source: utm, content: utm }),
});

/** The specification's session state (section 3), stored until the tab is closed. */
export const sessionState = storedState({
  area: 'session',
  name: 'footbridge.session',
  shape: {
    isNotificationBarOpen: flag,
    isAktifySubmitted: flag,
    geolocation: orNull(readGeolocation),
    /** The visitor's IP address has no location: no page of this session requests it again. */
    hasNoPlace: flag,
    useVetPhone: flag,
    isAbandonModalShown: flag,
    /** The facility has raised the score in this session. */
    isFacilityScored: flag,
    /** Whether this session reports page speed; null before it was sampled. */
    sendsVitals: orNull(flag),
    entry: orNull(readEntry),
  },
  initial: {
    isNotificationBarOpen: true,
    isAktifySubmitted: false,
    geolocation: null,
    hasNoPlace: false,
    useVetPhone: false,
    isAbandonModalShown: false,
    isFacilityScored: false,
    sendsVitals: null,
    entry: null,
  },
});

export type SessionState = ReturnType<typeof sessionState.getState>;
