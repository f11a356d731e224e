<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * The outbox in the database. Stores entries in a table of its own: thousands of them would make a large option, and
 * posts are for content.
 */
final class TableStore implements Store {
	/** The lock's token; empty without the lock. */
	private string $token = '';

	public function add( Entry $entry ): void {
		global $wpdb;
		Table::ensure();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
		$done = $wpdb->insert( Table::name(), $this->row( $entry ) );
		if ( false === $done ) {
			// In a database that was copied or restored without the table, the option still says that it exists.
			Table::make();
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
			$done = $wpdb->insert( Table::name(), $this->row( $entry ) );
		}
		if ( false === $done ) {
			throw new \RuntimeException( sprintf( 'a webhook could not be stored: %s', $wpdb->last_error ) );
		}
		$entry->place = (int) $wpdb->insert_id;
	}

	public function waiting( int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
		return Table::is_there() ? $this->entries( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE state = %s ORDER BY place LIMIT %d', Table::name(), Entry::WAITING, $most ), 'ARRAY_A' ) ) : array();
	}

	public function count( string $state ): int {
		global $wpdb;
		if ( ! Table::is_there() ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE state = %s', Table::name(), $state ) );
	}

	public function update( Entry $entry ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
		if ( false === $wpdb->update( Table::name(), $this->row( $entry ), array( 'place' => $entry->place ) ) ) {
			throw new \RuntimeException( sprintf( 'the result of a webhook could not be stored: %s', $wpdb->last_error ) );
		}
	}

	public function move( string $from, string $to, int $created ): void {
		global $wpdb;
		if ( Table::is_there() ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, due = 0 WHERE state = %s AND created <= %d', Table::name(), $to, $from, $created ) );
		}
	}

	public function recent( int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
		return Table::is_there() ? $this->entries( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE state <> %s ORDER BY place DESC LIMIT %d', Table::name(), Entry::FOLDED, $most ), 'ARRAY_A' ) ) : array();
	}

	public function hasten( int $tried ): void {
		global $wpdb;
		if ( Table::is_there() ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin’s own table.
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = 0 WHERE state = %s AND tried <= %d', Table::name(), Entry::WAITING, $tried ) );
		}
	}

	public function prune( array $states, int $keep ): void {
		global $wpdb;
		if ( ! Table::is_there() ) {
			return;
		}
		$any = implode( ', ', array_fill( 0, count( $states ), '%s' ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- The plugin’s own table; the list consists of placeholders.
		$oldest = $wpdb->get_var( $wpdb->prepare( "SELECT place FROM %i WHERE state IN ({$any}) ORDER BY place DESC LIMIT 1 OFFSET %d", array_merge( array( Table::name() ), $states, array( $keep ) ) ) );
		if ( null !== $oldest ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- The plugin’s own table; the list consists of placeholders.
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE state IN ({$any}) AND place <= %d", array_merge( array( Table::name() ), $states, array( (int) $oldest ) ) ) );
		}
	}

	/**
	 * Acquires the lock: a row that only one process can insert, or take over after it expires.
	 *
	 * @param int $now Unix seconds.
	 */
	public function lock( int $now, int $seconds ): bool {
		global $wpdb;
		$token = ( $now + $seconds ) . ':' . wp_generate_uuid4();
		// Past get_option() and its caches, where two processes could both find nothing.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not be read from a cache.
		if ( 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", Table::LOCK, $token ) ) ) {
			$this->token = $token;
			return true;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not be read from a cache.
		$expires = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", Table::LOCK ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not be read from a cache.
		if ( (int) $expires < $now && 1 === $wpdb->update(
			$wpdb->options,
			array( 'option_value' => $token ),
			array(
				'option_name'  => Table::LOCK,
				'option_value' => $expires,
			)
		) ) {
			$this->token = $token;
			return true;
		}
		return false;
	}

	/** Releases the lock, if this process still owns it. */
	public function unlock(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not be read from a cache.
		$wpdb->delete(
			$wpdb->options,
			array(
				'option_name'  => Table::LOCK,
				'option_value' => $this->token,
			)
		);
		$this->token = '';
	}

	/**
	 * Entries of rows.
	 *
	 * @param mixed $rows Rows of the table; null when the database failed.
	 * @return list<Entry>
	 */
	private function entries( $rows ): array {
		$entries = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			/**
			 * As row() wrote them.
			 *
			 * @var list<array{kind: string, keys: list<string>, uris: list<string>}>|null $events
			 */
			$events        = json_decode( $row['events'], true );
			$entry         = new Entry( $row['id'], $events ?? Outbox::everything(), (int) $row['created'] );
			$entry->place  = (int) $row['place'];
			$entry->state  = $row['state'];
			$entry->due    = (int) $row['due'];
			$entry->tried  = (int) $row['tried'];
			$entry->tries  = (int) $row['tries'];
			$entry->result = $row['result'];
			$entry->pages  = null === $row['pages'] ? null : (int) $row['pages'];
			$entries[]     = $entry;
		}
		return $entries;
	}

	/**
	 * An entry as a row.
	 *
	 * @return array<string, string|int|null>
	 */
	private function row( Entry $entry ): array {
		return array(
			'id'      => $entry->id,
			'events'  => (string) wp_json_encode( $entry->events ),
			'state'   => $entry->state,
			'created' => $entry->created,
			'due'     => $entry->due,
			'tried'   => $entry->tried,
			'tries'   => $entry->tries,
			'result'  => $entry->result,
			'pages'   => $entry->pages,
		);
	}
}
