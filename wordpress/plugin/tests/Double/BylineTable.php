<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** WordPress's database, as far as articles are found by their bylines. */
final class BylineTable {
	public string $posts    = 'wp_posts';
	public string $postmeta = 'wp_postmeta';
	/** @var list<int> */
	private array $ids;

	/** @param list<int> $ids The articles. */
	public function __construct( array $ids ) {
		$this->ids = $ids;
	}

	public function prepare( string $query, string $value ): string {
		return str_replace( '%s', $value, $query );
	}

	/** @return list<string> */
	public function get_col( string $query ): array {
		return array_map( 'strval', $this->ids );
	}
}
