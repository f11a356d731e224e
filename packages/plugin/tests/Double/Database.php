<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** WordPress's database, as far as the outbox writes into it: it has its table or not. */
final class Database {
	public string $prefix     = 'wp_';
	public string $last_error = 'no such table';
	public int $insert_id     = 0;
	public bool $has_table    = false;
	/** @var list<array<string, mixed>> What was written. */
	public array $rows = array();

	public function insert( string $table, array $row ) {
		if ( ! $this->has_table ) {
			return false;
		}
		$this->rows[]    = $row;
		$this->insert_id = count( $this->rows );
		return 1;
	}

	public function update( string $table, array $row, array $where ) {
		return $this->has_table ? 1 : false;
	}

	public function get_charset_collate(): string {
		return '';
	}
}
