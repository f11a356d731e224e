<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** WordPress's database: a test answers its queries, and the outbox's table is there or not. */
final class Database {
	public string $prefix     = 'wp_';
	public string $posts      = 'wp_posts';
	public string $postmeta   = 'wp_postmeta';
	public string $options    = 'wp_options';
	public string $last_error = 'no such table';
	public int $insert_id     = 0;
	public bool $has_table    = false;
	/** @var list<array<string, mixed>> What was written. */
	public array $rows = array();
	/** @var callable(string): list<mixed> Returns what a query finds. */
	private $answer;

	public function __construct( ?callable $answer = null ) {
		$this->answer = $answer ?? static fn(): array => array();
	}

	public function prepare( string $query, ...$values ): string {
		return vsprintf( str_replace( '%i', '%s', $query ), is_array( $values[0] ?? null ) ? $values[0] : $values );
	}

	public function get_results( string $query ): array {
		return ( $this->answer )( $query );
	}

	public function get_col( string $query ): array {
		return ( $this->answer )( $query );
	}

	public function get_var( string $query ) {
		return ( $this->answer )( $query )[0] ?? null;
	}

	public function query( string $statement ): bool {
		return true;
	}

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

	public function esc_like( string $text ): string {
		return $text;
	}

	public function get_blog_prefix(): string {
		return $this->prefix;
	}

	public function get_charset_collate(): string {
		return '';
	}
}
