<?php
/**
 * WordPress's request: what WP::parse_request() does between the names of the query variables and its result.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

/** The request. */
class WP {
	/** @var string[] */
	public $public_query_vars = array( 'pagename', 'page', 'paged', 'p', 'name', 'post_type', 'error', 's' );
	/** @var string[] */
	public $private_query_vars = array( 'post_type', 'post_status' );
	/** @var array<string, mixed> */
	public $extra_query_vars = array();
	/** @var array<string, mixed> */
	public $query_vars = array();
	/** @var string */
	public $request = '';
	/** @var string */
	public $matched_rule = '';
	/** @var string */
	public $matched_query = '';
	/** @var bool */
	public $did_permalink = false;

	/**
	 * @param mixed $extra_query_vars Unused.
	 * @return bool
	 */
	public function parse_request( $extra_query_vars = '' ) {
		$names = apply_filters( 'query_vars', $this->public_query_vars );
		foreach ( array_merge( $names, $this->private_query_vars ) as $name ) {
			if ( isset( $this->extra_query_vars[ $name ] ) || isset( $_GET[ $name ] ) ) {
				$this->query_vars[ $name ] = $this->extra_query_vars[ $name ] ?? $_GET[ $name ];
			}
		}
		return true;
	}
}

/** The rewrite rules. */
final class WP_Rewrite {
	/** @var bool */
	public $use_verbose_page_rules = false;
	/** @var string */
	public $index = 'index.php';
	/** @var array<string, string> */
	private $rules;

	/** @param array<string, string> $rules Patterns and queries. */
	public function __construct( array $rules ) {
		$this->rules = $rules;
	}

	/** @return array<string, string> */
	public function wp_rewrite_rules(): array {
		return $this->rules;
	}
}

/** Replaces "$matches[1]" in a rule's query. */
final class WP_MatchesMapRegex {
	/** @param array<int, string> $matches What was matched. */
	public static function apply( string $query, array $matches ): string {
		return (string) preg_replace_callback( '/\$matches\[(\d+)\]/', static fn( array $found ): string => urlencode( $matches[ (int) $found[1] ] ?? '' ), $query );
	}
}
