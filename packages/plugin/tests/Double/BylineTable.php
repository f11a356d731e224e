<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** WordPress's database, as far as articles are found by their bylines, and posts by what lists leave out. */
final class BylineTable {
	public string $posts    = 'wp_posts';
	public string $postmeta = 'wp_postmeta';
	/** @var list<array{ int, string }> */
	private array $rows;

	public function __construct( array $rows ) {
		$this->rows = $rows;
	}

	public function prepare( string $query, string $value ): string {
		return str_replace( '%s', $value, $query );
	}

	public function get_results( string $query ): array {
		return array_map( static fn( array $row ): object => (object) array( 'ID' => (string) $row[0], 'meta_key' => $row[1] ), $this->rows );
	}

	public function get_col( string $query ): array {
		return array_map( static fn( array $row ): string => (string) $row[0], $this->rows );
	}
}
