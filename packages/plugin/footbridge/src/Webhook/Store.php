<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Stores entries in the order of their creation. */
interface Store {
	/**
	 * Adds an entry at the end.
	 *
	 * @throws \RuntimeException When it cannot be stored.
	 */
	public function add( Entry $entry ): void;

	/**
	 * The first waiting entries, in order.
	 *
	 * @return list<Entry>
	 */
	public function waiting( int $most ): array;

	/** How many are in a state. */
	public function count( string $state ): int;

	/**
	 * Writes an entry's new state.
	 *
	 * @throws \RuntimeException When it cannot be stored.
	 */
	public function update( Entry $entry ): void;

	/**
	 * Changes the state of entries.
	 *
	 * @param string $from    Only those in this state.
	 * @param string $to      The state they get.
	 * @param int    $created Only those created at this time or before, Unix seconds.
	 */
	public function move( string $from, string $to, int $created ): void;

	/**
	 * The last entries, newest first.
	 *
	 * @return list<Entry>
	 */
	public function recent( int $most ): array;

	/**
	 * Makes waiting entries due now.
	 *
	 * @param int $tried Only those whose last try was then or before, Unix seconds.
	 */
	public function hasten( int $tried ): void;

	/**
	 * Forgets entries beyond the newest.
	 *
	 * @param non-empty-list<string> $states Of these states.
	 */
	public function prune( array $states, int $keep ): void;

	/**
	 * Acquires the lock that only one sender has.
	 *
	 * @param int $now     Unix seconds.
	 * @param int $seconds Lifetime: a sender that died must not block others forever.
	 * @return bool False when another has it.
	 */
	public function lock( int $now, int $seconds ): bool;

	/** Releases the lock. */
	public function unlock(): void;
}
