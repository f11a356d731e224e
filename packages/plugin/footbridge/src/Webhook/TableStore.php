<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The plugin’s own table, and a lock that must not be read from a cache.

/**
 * The outbox in a table of its own: thousands of entries would make a large option, and posts are for content. It is created
 * with the first webhook, so that every site of a network gets its own.
 */
class TableStore {
	private const VERSION = '1';
	private const OPTION  = 'footbridge_outbox_version';
	private const LOCK    = 'footbridge_outbox_lock';

	/** The lock's token; empty without the lock. */
	private string $token = '';

	/** Adds a new entry at the end. */
	public function add( Entry $entry ): void {
		global $wpdb;
		$is_stored = self::is_there() && false !== $wpdb->insert( self::name(), self::row( $entry ) );
		if ( ! $is_stored ) {
			// Also in a database that was copied or restored without the table: the option still says that it exists.
			self::make();
			$is_stored = false !== $wpdb->insert( self::name(), self::row( $entry ) );
		}
		if ( ! $is_stored ) {
			throw new \RuntimeException( sprintf( 'a webhook could not be stored: %s', $wpdb->last_error ) );
		}
		$entry->place = (int) $wpdb->insert_id;
	}

	/** @return list<Entry> The first waiting entries, in order. */
	public function waiting( int $most ): array {
		return $this->entries( 'SELECT * FROM %i WHERE state = %s ORDER BY place LIMIT %d', Entry::WAITING, $most );
	}

	/** @return list<Entry> The last entries, newest first. */
	public function recent( int $most ): array {
		return $this->entries( 'SELECT * FROM %i WHERE state <> %s ORDER BY place DESC LIMIT %d', Entry::FOLDED, $most );
	}

	public function count( string $state ): int {
		global $wpdb;
		if ( ! self::is_there() ) {
			return 0;
		}
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE state = %s', self::name(), $state ) );
	}

	public function update( Entry $entry ): void {
		global $wpdb;
		if ( false === $wpdb->update( self::name(), self::row( $entry ), array( 'place' => $entry->place ) ) ) {
			throw new \RuntimeException( sprintf( 'the result of a webhook could not be stored: %s', $wpdb->last_error ) );
		}
	}

	/** Changes the state of entries that were created at a time or before, in Unix seconds. */
	public function move( string $from, string $to, int $created ): void {
		$this->query( 'UPDATE %i SET state = %s, due = 0 WHERE state = %s AND created <= %d', $to, $from, $created );
	}

	/** Makes waiting entries due now whose last try was at a time or before, Unix seconds. */
	public function hasten( int $tried ): void {
		$this->query( 'UPDATE %i SET due = 0 WHERE state = %s AND tried <= %d', Entry::WAITING, $tried );
	}

	/** @param non-empty-list<string> $states Forgets the entries in these states beyond the newest. */
	public function prune( array $states, int $keep ): void {
		$any    = implode( ', ', array_fill( 0, count( $states ), '%s' ) );
		$oldest = $this->entries( "SELECT * FROM %i WHERE state IN ({$any}) ORDER BY place DESC LIMIT 1 OFFSET %d", ...array_merge( $states, array( $keep ) ) );
		if ( array() !== $oldest ) {
			$this->query( "DELETE FROM %i WHERE state IN ({$any}) AND place <= %d", ...array_merge( $states, array( $oldest[0]->place ) ) );
		}
	}

	/** Acquires the lock for some seconds: a row that only one process can insert, or take over after it expires. */
	public function lock( int $now, int $seconds ): bool {
		global $wpdb;
		$token = ( $now + $seconds ) . ':' . wp_generate_uuid4();
		// Past get_option() and its caches, where two processes could both find nothing.
		if ( 1 !== $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::LOCK, $token ) ) ) {
			$former = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::LOCK ) );
			if ( (int) $former >= $now || 1 !== $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $token, self::LOCK, $former ) ) ) {
				return false;
			}
		}
		$this->token = $token;
		return true;
	}

	/** Releases the lock, if this process still owns it. */
	public function unlock(): void {
		global $wpdb;
		$wpdb->delete(
			$wpdb->options,
			array(
				'option_name'  => self::LOCK,
				'option_value' => $this->token,
			)
		);
		$this->token = '';
	}

	/** @return list<Entry> The entries that a query finds; none before there is a table, which is its first value. */
	private function entries( string $query, ...$values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- The queries are constants of this file.
		$rows    = self::is_there() ? $wpdb->get_results( $wpdb->prepare( $query, self::name(), ...$values ), 'ARRAY_A' ) : array();
		$entries = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			/** @var list<array{kind: string, keys: list<string>, uris: list<string>}>|null $events As row() wrote them. */
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

	/** Changes the table, if it is there. */
	private function query( string $query, ...$values ): void {
		global $wpdb;
		if ( self::is_there() ) {
			// phpcs:ignore WordPress.DB.PreparedSQL -- As in entries().
			$wpdb->query( $wpdb->prepare( $query, self::name(), ...$values ) );
		}
	}

	/** @return array<string, mixed> An entry as a row: its columns are the properties. */
	private static function row( Entry $entry ): array {
		return array( 'events' => (string) wp_json_encode( $entry->events ) ) + array_diff_key( get_object_vars( $entry ), array( 'place' => true ) );
	}

	private static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'footbridge_outbox';
	}

	private static function make(): void {
		global $wpdb;
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/upgrade.php';
		$name = self::name();
		// dbDelta() reads this line by line: two spaces after PRIMARY KEY.
		dbDelta(
			"CREATE TABLE {$name} (
				place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				id char(36) NOT NULL,
				events longtext NOT NULL,
				state varchar(10) NOT NULL,
				created bigint(20) NOT NULL,
				due bigint(20) NOT NULL,
				tried bigint(20) NOT NULL,
				tries int(11) NOT NULL,
				result varchar(200) NOT NULL,
				pages int(11) NULL,
				PRIMARY KEY  (place),
				KEY state (state,place)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION );
	}

	/** Whether the table exists: reading does not create it. */
	private static function is_there(): bool {
		return self::VERSION === get_option( self::OPTION );
	}
}
