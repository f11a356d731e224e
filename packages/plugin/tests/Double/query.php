<?php
// WordPress's main query and the links of archives, as far as the resolve route reads them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

/** A query, with the conditionals that are true. */
class WP_Query {
	public array $is;
	public array $query_vars;
	public array $query;
	/** @var mixed */
	public $queried_object;
	/** @var object */
	public $tax_query;
	public array $posts = array();
	/** @var WP_Post|null */
	public $post;
	public int $found_posts = 0;
	public int $max_num_pages = 0;

	public function __construct( array $is = array(), array $vars = array(), $queried = null, array $terms = array() ) {
		$this->is             = $is;
		$this->query_vars     = $vars;
		$this->query          = $vars;
		$this->queried_object = $queried;
		$clauses              = array();
		foreach ( $terms as $of_taxonomy ) {
			$clauses[] = array( 'terms' => $of_taxonomy );
		}
		$this->tax_query = (object) array( 'queries' => $clauses, 'queried_terms' => $terms );
	}

	public function get( string $name ) {
		return $this->query_vars[ $name ] ?? '';
	}

	public function set( string $name, $value ): void {
		$this->query_vars[ $name ] = $value;
	}

	public function get_queried_object() {
		return $this->queried_object;
	}

	public function get_queried_object_id(): int {
		return $this->queried_object->ID ?? 0;
	}

	public function is_singular( $type = '' ): bool {
		return in_array( 'is_singular', $this->is, true ) && ( '' === $type || ( $this->queried_object->post_type ?? '' ) === $type );
	}

	public function __call( string $name, array $arguments ): bool {
		return in_array( $name, $this->is, true );
	}
}

function is_singular(): bool {
	return $GLOBALS['wp_query']->is_singular();
}
function get_queried_object_id(): int {
	return $GLOBALS['wp_query']->get_queried_object_id();
}
function get_query_var( string $name ) {
	return $GLOBALS['wp_query']->get( $name );
}
function get_term_link( WP_Term $term ): string {
	return "https://cms.example.com/{$term->taxonomy}/{$term->term_id}/";
}
function get_year_link( int $year ): string {
	return "https://cms.example.com/$year/";
}
function get_month_link( int $year, int $month ): string {
	return sprintf( 'https://cms.example.com/%d/%02d/', $year, $month );
}
function get_day_link( int $year, int $month, int $day ): string {
	return sprintf( 'https://cms.example.com/%d/%02d/%02d/', $year, $month, $day );
}
function names_with( array $objects, array $with ): array {
	$name = $with['graphql_single_name'] ?? null;
	return array_keys( null === $name ? $objects : array_filter( $objects, static fn( object $one ): bool => ( $one->graphql_single_name ?? null ) === $name ) );
}
function get_post_types( array $with = array() ): array {
	return names_with( WordPress::$options['types'] ?? array(), $with );
}
function get_taxonomies( array $with = array() ): array {
	return names_with( WordPress::$options['taxonomies'] ?? array(), $with );
}

// What is above.
function get_post_ancestors( WP_Post $post ): array {
	return WordPress::$options['above'][ $post->ID ] ?? array();
}
function is_taxonomy_hierarchical( string $taxonomy ): bool {
	return 'genre' === $taxonomy;
}
function is_taxonomy_viewable( string $taxonomy ): bool {
	return 'genre' === $taxonomy;
}
function is_404(): bool {
	return $GLOBALS['wp_query']->is_404();
}
