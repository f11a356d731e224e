<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Backoff;
use PHPUnit\Framework\TestCase;

/** Retries are frequent at first, then rare, and end after a day. */
final class BackoffTest extends TestCase {
	public function test_tries_of_a_webhook_that_is_never_accepted(): void {
		$times = array();
		for ( $time = Backoff::next( 0, 0 ); $time <= 3 * Backoff::DAY; $time = Backoff::next( 0, $time ) ) {
			$times[] = $time / 60;
		}
		self::assertSame( array( 1, 6, 21, 81, 261, 621, 1341, 1440, 2880, 4320 ), $times );
	}

	public function test_a_webhook_that_waited_behind_another_goes_on_at_its_age(): void {
		self::assertSame( 4860, Backoff::next( 0, 1300 ) );
		self::assertSame( 2 * Backoff::DAY, Backoff::next( 0, Backoff::DAY ) );
	}
}
