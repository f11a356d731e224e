<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Stores webhooks until the front end has accepted them. First in, first out: a later webhook does not overtake one that
 * still waits, unless that one was turned down for what it is.
 */
final class Outbox {
	/** The limit of waiting webhooks; more become one for everything. */
	public const MAX_ENTRIES = 1000;

	/** How many accepted entries stay for the settings page. */
	public const ACCEPTED_ENTRIES = 100;

	private const DAY_S = 86400;

	/** Ages in seconds at which a webhook is tried again, up to the end of its first day; then once a day. */
	private const AGES = array( 60, 360, 1260, 4860, 15660, 37260, 80460, self::DAY_S );

	/** Longest run in seconds; the lock outlasts it by the longest request. */
	private const RUN_S = 20;

	private const LOCK_S = 60;

	/** Seconds before the next try when another process is sending. */
	private const RETRY_LOCK_S = 10;

	/** Seconds after a failed try after which a new webhook is reason enough for another one. */
	private const MIN_RETRY_S = 60;

	private TableStore $store;

	private HttpTransport $transport;

	/** @var callable(): int */
	private $clock;

	/** @param callable(): int $clock Returns Unix seconds. */
	public function __construct( TableStore $store, HttpTransport $transport, callable $clock ) {
		$this->store     = $store;
		$this->transport = $transport;
		$this->clock     = $clock;
	}

	/** @param list<array{kind: string, keys: list<string>, uris: list<string>}> $events Those that wait are tried again, too. */
	public function put( array $events ): void {
		if ( array() === $events ) {
			return;
		}
		$now = ( $this->clock )();
		if ( $this->store->count( Entry::WAITING ) >= self::MAX_ENTRIES ) {
			$events = self::everything();
		}
		if ( in_array( Collector::ALL, array_column( $events, 'kind' ), true ) ) {
			// The new entry covers those before it.
			$this->store->move( Entry::WAITING, Entry::FOLDED, $now );
			$this->store->move( Entry::FAILED, Entry::FOLDED, $now );
		}
		$this->store->add( new Entry( wp_generate_uuid4(), $events, $now ) );
		$this->store->hasten( $now - self::MIN_RETRY_S );
	}

	/** Sends what is due, unless another process does. Returns when to run again; null when nothing waits. */
	public function run(): ?int {
		$start = ( $this->clock )();
		if ( ! $this->store->lock( $start, self::LOCK_S ) ) {
			return $start + self::RETRY_LOCK_S;
		}
		try {
			return $this->send_due( $start + self::RUN_S );
		} finally {
			$this->store->prune( array( Entry::ACCEPTED, Entry::FOLDED ), self::ACCEPTED_ENTRIES );
			$this->store->prune( array( Entry::FAILED ), self::MAX_ENTRIES );
			$this->store->unlock();
		}
	}

	/** Sends failed entries once more, in their old order, and makes waiting ones due now. */
	public function retry(): void {
		$now = ( $this->clock )();
		$this->store->move( Entry::WAITING, Entry::WAITING, $now );
		$this->store->move( Entry::FAILED, Entry::WAITING, $now );
		if ( $this->store->count( Entry::WAITING ) > self::MAX_ENTRIES ) {
			$this->put( self::everything() );
		}
	}

	/** @return list<array{kind: string, keys: list<string>, uris: list<string>}> The events of a webhook for everything. */
	public static function everything(): array {
		return array(
			array(
				'kind' => Collector::ALL,
				'keys' => array(),
				'uris' => array(),
			),
		);
	}

	/** Sends in order until one can't get through or time is up. Returns as run(). */
	private function send_due( int $until ): ?int {
		do {
			$batch = $this->store->waiting( 50 );
			$sent  = 0;
			$next  = null;
			foreach ( $batch as $entry ) {
				$now = ( $this->clock )();
				if ( $now >= $until ) {
					return $now;
				}
				$answer = Answer::decode( $entry->result );
				if ( $entry->due <= $now ) {
					++$sent;
					$answer = $this->try_once( $entry, $now );
				}
				if ( Entry::WAITING === $entry->state ) {
					$next = min( $next ?? $entry->due, $entry->due );
					// Turned down for what it is: those behind it may go first. Otherwise they wait as it does.
					if ( ! $answer->is_about_this_one() ) {
						return $next;
					}
				}
			}
			// Others may have been put in meanwhile.
		} while ( $sent > 0 );
		return $next;
	}

	private function try_once( Entry $entry, int $now ): Answer {
		$answer        = $this->transport->send( $entry->body( $now ) );
		$entry->tried  = $now;
		$entry->result = $answer->encode();
		$entry->pages  = $answer->pages;
		++$entry->tries;
		if ( $answer->is_accepted() ) {
			$entry->state = Entry::ACCEPTED;
		} elseif ( 413 === $answer->status && array( Collector::ALL ) !== $entry->kinds() ) {
			// Too large for the front end: send a shorter, less exact one. The front end has not seen its id.
			$entry->events = self::everything();
			$entry->due    = $now;
		} else {
			// A rejected webhook would be rejected again; an undelivered one is still needed.
			$entry->state = $answer->is_about_this_one() && $now - $entry->created >= self::DAY_S ? Entry::FAILED : Entry::WAITING;
			$entry->due   = self::next_try( $entry->created, $now );
		}
		$this->store->update( $entry );
		return $answer;
	}

	/** Returns when a webhook is tried again. It counts from its creation: one that waited behind another gets no extra day. */
	private static function next_try( int $created, int $now ): int {
		foreach ( self::AGES as $age ) {
			if ( $created + $age > $now ) {
				return $created + $age;
			}
		}
		return $now + self::DAY_S;
	}
}
