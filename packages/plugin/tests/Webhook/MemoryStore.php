<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Entry;
use Footbridge\Webhook\TableStore;

/** An outbox's store without a database. */
final class MemoryStore extends TableStore {
	/** @var list<Entry> */
	public array $entries = array();
	public bool $locked   = false;

	public function add( Entry $entry ): void {
		$entry->place    = count( $this->entries ) + 1;
		$this->entries[] = $entry;
	}

	public function waiting( int $most ): array {
		return array_slice( $this->in( Entry::WAITING ), 0, $most );
	}

	public function count( string $state ): int {
		return count( $this->in( $state ) );
	}

	public function update( Entry $entry ): void {
	}

	public function move( string $from, string $to, int $created ): void {
		foreach ( $this->in( $from ) as $entry ) {
			if ( $entry->created <= $created ) {
				$entry->state = $to;
				$entry->due   = 0;
			}
		}
	}

	public function recent( int $most ): array {
		return array_slice( array_reverse( $this->entries ), 0, $most );
	}

	public function hasten( int $tried ): void {
		foreach ( $this->in( Entry::WAITING ) as $entry ) {
			$entry->due = $entry->tried <= $tried ? 0 : $entry->due;
		}
	}

	public function prune( array $states, int $keep ): void {
		$finished      = array_filter( $this->entries, static fn( Entry $entry ): bool => in_array( $entry->state, $states, true ) );
		$forgotten     = array_slice( array_reverse( $finished ), $keep );
		$this->entries = array_values( array_filter( $this->entries, static fn( Entry $entry ): bool => ! in_array( $entry, $forgotten, true ) ) );
	}

	public function lock( int $now, int $seconds ): bool {
		$free         = ! $this->locked;
		$this->locked = true;
		return $free;
	}

	public function unlock(): void {
		$this->locked = false;
	}

	public function in( string $state ): array {
		return array_values( array_filter( $this->entries, static fn( Entry $entry ): bool => $entry->state === $state ) );
	}
}
