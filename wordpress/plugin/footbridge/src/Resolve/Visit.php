<?php
/**
 * A request for an address, in WordPress's own terms.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP;
use WP_MatchesMapRegex;
use WP_Post;

/**
 * WordPress's request, read from an address instead of from PHP's variables.
 */
final class Visit extends WP {

	/**
	 * The address.
	 *
	 * @var Address
	 */
	private $address;

	/**
	 * Creates the request of an anonymous reader.
	 *
	 * @param Address  $address The address.
	 * @param string[] $names   The public query variables, those of post types and taxonomies included.
	 */
	public function __construct( Address $address, array $names ) {
		$this->address           = $address;
		$this->public_query_vars = $names;
		// Extra variables may be private ones, and are then not limited to what is public.
		$this->private_query_vars = array();
	}

	/**
	 * Parses the address. WordPress's method reads PHP's request before it asks for the names of the public query
	 * variables, and prefers extra variables afterwards: there the address replaces the request.
	 *
	 * @param mixed $extra_query_vars Ignored.
	 * @return bool Whether it was parsed.
	 */
	public function parse_request( $extra_query_vars = '' ) {
		add_filter( 'query_vars', array( $this, 'read_address' ), PHP_INT_MAX );
		$is_parsed = parent::parse_request();
		remove_filter( 'query_vars', array( $this, 'read_address' ), PHP_INT_MAX );
		unset( $this->query_vars['rest_route'] );
		return $is_parsed;
	}

	/**
	 * Sets the query variables of the address. Refuses lists where WordPress expects strings (`?name[]=x`), which cause
	 * errors in it, and REST addresses, which are no pages.
	 *
	 * @param string[] $names The public query variables.
	 * @return string[]
	 */
	public function read_address( $names ): array {
		$variables = array_intersect_key( wp_slash( $this->address->query ), array_flip( $names ) );
		foreach ( $variables as $name => $value ) {
			$is_list_of_types = 'post_type' === $name && is_array( $value ) && array() === array_filter( $value, 'is_array' );
			if ( is_array( $value ) && ! $is_list_of_types ) {
				wp_die( '', '', array( 'response' => 400 ) );
			}
		}
		$variables = $this->permalink_variables( $variables );
		if ( ! empty( $variables['rest_route'] ) ) {
			wp_die( '', '', array( 'response' => 404 ) );
		}
		$this->extra_query_vars = array_merge( array_intersect_key( $variables, array_flip( $names ) ), array( 'rest_route' => '' ) );
		return $names;
	}

	/**
	 * Adds the variables of the rewrite rule that matches the path, as WP::parse_request() does. Plain permalinks have
	 * no rules.
	 *
	 * @param array<int|string, mixed> $variables The query's variables, which win.
	 * @return array<int|string, mixed>
	 */
	private function permalink_variables( array $variables ): array {
		global $wp_rewrite;
		$rules = $wp_rewrite->wp_rewrite_rules();
		if ( ! is_array( $rules ) || array() === $rules ) {
			return $variables;
		}
		unset( $variables['error'] );
		$index         = $wp_rewrite->index;
		$is_index      = 0 === strpos( $this->address->path . '/', "$index/" );
		$this->request = $is_index ? trim( substr( $this->address->path, strlen( $index ) ), '/' ) : $this->address->path;
		if ( '' === $this->request ) {
			$rules = array_intersect_key( $rules, array( '$' => true ) );
		}
		$this->matched_rule  = '';
		$this->matched_query = '';
		$this->did_permalink = '' !== $this->request;
		foreach ( $rules as $rule => $query ) {
			$path = $is_index && 0 === strpos( $rule, $index ) ? "$index/{$this->request}" : $this->request;
			if ( ( preg_match( "#^$rule#", $path, $matches ) || preg_match( "#^$rule#", urldecode( $path ), $matches ) ) && $this->is_verified( $query, $matches ) ) {
				$this->matched_rule  = $rule;
				$this->matched_query = addslashes( WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\?!', '', $query ), $matches ) );
				parse_str( $this->matched_query, $matched );
				return $variables + $matched;
			}
		}
		return $this->did_permalink ? $variables + array( 'error' => '404' ) : $variables;
	}

	/**
	 * Whether a rule for pages matches a page, where WordPress checks this (permalinks that begin with a category or a
	 * post's name).
	 *
	 * @param string            $query   The rule's query.
	 * @param array<int,string> $matches What the rule matched.
	 */
	private function is_verified( string $query, array $matches ): bool {
		global $wp_rewrite;
		if ( ! $wp_rewrite->use_verbose_page_rules || ! preg_match( '/pagename=\$matches\[([0-9]+)\]/', $query, $number ) ) {
			return true;
		}
		$page   = get_page_by_path( $matches[ (int) $number[1] ] ?? '' );
		$status = $page instanceof WP_Post ? get_post_status_object( $page->post_status ) : null;
		return null !== $status && ( $status->public || $status->protected || $status->private || ! $status->exclude_from_search );
	}
}
