<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Entry;
use Footbridge\Webhook\Outbox;
use PHPUnit\Framework\TestCase;

/** Webhooks reach the front end once and in order, however long it is unreachable. */
final class OutboxTest extends TestCase {
	private MemoryStore $store;
	private FrontEnd $front_end;
	private Outbox $outbox;
	private int $now = 1700000000;

	protected function setUp(): void {
		$this->store     = new MemoryStore();
		$this->front_end = new FrontEnd();
		$this->outbox    = new Outbox(
			$this->store,
			$this->front_end,
			fn(): int => $this->now
		);
	}

	private function put( string ...$keys ): void {
		foreach ( $keys as $key ) {
			$this->outbox->put( array( array( 'kind' => 'node', 'keys' => array( $key ), 'uris' => array( '/über/' ) ) ) );
		}
	}

	public function test_a_webhook_is_sent_once_in_the_agreed_form_and_none_for_no_change(): void {
		$this->put( 'a' );
		$this->outbox->put( array() );
		self::assertNull( $this->outbox->run() );
		self::assertNull( $this->outbox->run() );
		self::assertSame(
			array( array( 'id' => 'id-1', 'sentAt' => '2023-11-14T22:13:20Z', 'events' => array( array( 'kind' => 'node', 'keys' => array( 'a' ), 'uris' => array( '/über/' ) ) ) ) ),
			$this->front_end->got
		);
		self::assertSame( 1, $this->store->count( Entry::ACCEPTED ) );
	}

	public function test_a_webhook_the_front_end_already_has_counts_as_accepted(): void {
		$this->front_end->always = 409;
		$this->put( 'a', 'b' );
		self::assertNull( $this->outbox->run() );
		self::assertSame( 2, $this->store->count( Entry::ACCEPTED ) );
	}

	public function test_while_the_front_end_is_away_the_first_is_tried_and_the_others_keep_their_places(): void {
		$this->front_end->answers = array( 0, 503 );
		$this->put( 'a', 'b' );
		self::assertSame( $this->now + 60, $this->outbox->run() );
		self::assertSame( array( 'a' ), $this->front_end->order() );
		$this->put( 'c' );
		$this->now += 59;
		$this->outbox->run();
		self::assertSame( array( 'a' ), $this->front_end->order(), 'not before its time' );
		$this->now += 1;
		$this->outbox->run();
		$this->now += 300;
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'a', 'a', 'b', 'c' ), $this->front_end->order() );
		self::assertSame( array( 'id-1', 'id-1', 'id-1', 'id-2', 'id-3' ), array_column( $this->front_end->got, 'id' ) );
	}

	public function test_a_new_webhook_takes_those_that_wait_along_when_the_front_end_is_back(): void {
		$this->front_end->always = 0;
		$this->put( 'a', 'b' );
		$this->now += 40000;
		self::assertSame( $this->now + 40460, $this->outbox->run(), 'hours away' );
		$this->front_end->always = 202;
		$this->now              += 60;
		$this->put( 'c' );
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'a', 'b', 'c' ), $this->front_end->order() );
	}

	public function test_a_webhook_waits_however_long_and_is_tried_often_at_first_and_daily_in_the_end(): void {
		$this->front_end->always = 0;
		$this->put( 'a' );
		$minutes = array();
		for ( $tries = 0; $tries < 10; ++$tries ) {
			$this->now = (int) $this->outbox->run();
			$minutes[] = ( $this->now - 1700000000 ) / 60;
		}
		self::assertSame( array( 1, 6, 21, 81, 261, 621, 1341, 1440, 2880, 4320 ), $minutes );
		$this->front_end->always = 202;
		self::assertNull( $this->outbox->run() );
		self::assertSame( 1, $this->store->count( Entry::ACCEPTED ) );
	}

	public function test_one_that_the_front_end_does_not_want_is_given_up_after_a_day(): void {
		$this->front_end->always = 400;
		$this->put( 'a' );
		for ( $next = $this->now; null !== $next; $next = $this->outbox->run() ) {
			$this->now = $next;
		}
		self::assertSame( 1700000000 + 86400, $this->now );
		self::assertCount( 9, $this->front_end->got );
		self::assertCount( 1, $this->store->in( Entry::FAILED ) );
	}

	public function test_given_up_ones_can_be_sent_again(): void {
		$this->front_end->always = 422;
		$this->put( 'a', 'b' );
		$this->now += 90000;
		$this->outbox->run();
		self::assertSame( 2, $this->store->count( Entry::FAILED ) );
		$this->front_end->always = 202;
		$this->outbox->retry();
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'b', 'a', 'b' ), $this->front_end->order() );
	}

	public function test_one_for_everything_takes_the_place_of_all_before_it(): void {
		$this->front_end->always = 0;
		$this->put( 'a', 'b' );
		$this->outbox->run();
		$this->outbox->put( Outbox::everything() );
		$this->front_end->always = 202;
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'all' ), $this->front_end->order() );
		self::assertSame( 2, $this->store->count( Entry::FOLDED ) );
	}

	public function test_what_is_put_in_while_others_are_sent_goes_with_them(): void {
		$this->front_end->meanwhile = function (): void {
			$this->front_end->meanwhile = null;
			$this->put( 'b' );
		};
		$this->put( 'a' );
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'b' ), $this->front_end->order() );
	}

	public function test_more_than_one_batch_goes_in_one_run_and_a_hundred_are_kept_to_be_looked_at(): void {
		for ( $count = 0; $count < 130; ++$count ) {
			$this->put( 'k' . $count );
		}
		self::assertNull( $this->outbox->run() );
		self::assertCount( 130, $this->front_end->got );
		self::assertSame( Outbox::ACCEPTED_ENTRIES, $this->store->count( Entry::ACCEPTED ) );
	}

	public function test_one_that_is_turned_down_for_what_it_is_holds_up_no_other(): void {
		$this->front_end->answers = array( 400 );
		$this->put( 'a', 'b' );
		self::assertSame( $this->now + 60, $this->outbox->run() );
		self::assertSame( array( 'a', 'b' ), $this->front_end->order() );
		$this->put( 'c' );
		self::assertSame( $this->now + 60, $this->outbox->run() );
		self::assertSame( array( 'a', 'b', 'c' ), $this->front_end->order() );
	}

	public function test_one_that_is_too_large_becomes_one_for_everything(): void {
		$this->front_end->answers = array( 413 );
		$this->put( 'a' );
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'a', 'all' ), $this->front_end->order() );
	}

	public function test_above_a_thousand_they_become_one_for_everything(): void {
		for ( $count = 0; $count < Outbox::MAX_ENTRIES; ++$count ) {
			$this->put( 'k' . $count );
		}
		self::assertSame( 1000, $this->store->count( Entry::WAITING ) );
		$this->put( 'one more' );
		self::assertNull( $this->outbox->run() );
		self::assertSame( array( 'all' ), $this->front_end->order() );
	}

	public function test_two_runs_at_once_send_nothing_twice(): void {
		$this->put( 'a', 'b' );
		$second                     = null;
		$this->front_end->meanwhile = function () use ( &$second ): void {
			$second = $second ?? $this->outbox->run();
		};
		$this->outbox->run();
		self::assertSame( array( 'a', 'b' ), $this->front_end->order() );
		self::assertSame( $this->now + 10, $second, 'the second comes back later' );
		self::assertFalse( $this->store->locked );
	}

	public function test_a_run_ends_in_time_and_asks_to_come_again(): void {
		$this->front_end->meanwhile = fn() => $this->now += 9;
		$this->put( 'a', 'b', 'c', 'd' );
		self::assertSame( $this->now + 27, $this->outbox->run() );
		self::assertSame( array( 'a', 'b', 'c' ), $this->front_end->order() );
		self::assertFalse( $this->store->locked );
	}
}
