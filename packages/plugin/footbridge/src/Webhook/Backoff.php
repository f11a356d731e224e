<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * When a webhook that was not accepted is tried again. Counts from the webhook's creation, not from its first try: one
 * that waited behind another gets no extra day.
 */
final class Backoff {
	public const DAY = 86400;

	/** Ages, in seconds, at which a webhook is tried again: after 1, 5, 15, 60 minutes, then 3, 6, 12 hours, and at the end of the day. */
	private const AGES = array( 60, 360, 1260, 4860, 15660, 37260, 80460, self::DAY );

	/**
	 * The next try after one that failed; from the second day on, one a day.
	 *
	 * @param int $created Unix seconds: when the webhook was created.
	 * @param int $now     Unix seconds.
	 * @return int Unix seconds.
	 */
	public static function next( int $created, int $now ): int {
		foreach ( self::AGES as $age ) {
			if ( $created + $age > $now ) {
				return $created + $age;
			}
		}
		return $now + self::DAY;
	}
}
