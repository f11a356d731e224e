<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/** What an answer says of the site: its own pages, and the names in a query that can change an answer. */
final class Site {
	/** The editors' redirect rules. */
	private Rules $rules;

	public function __construct( Rules $rules ) {
		$this->rules = $rules;
	}

	/** @return array{ frontPage: int|null, postsPage: int|null, paginationBase: string, variables: list<string> } The fields. */
	public function fields(): array {
		global $wp_rewrite;
		return array(
			'frontPage'      => self::page( 'page_on_front' ),
			'postsPage'      => self::page( 'page_for_posts' ),
			'paginationBase' => isset( $wp_rewrite->pagination_base ) ? (string) $wp_rewrite->pagination_base : 'page',
			'variables'      => $this->variables(),
		);
	}

	/** Returns the id in an option for a static front page; null without one. */
	private static function page( string $option ): ?int {
		$id = 'page' === get_option( 'show_on_front' ) ? (int) get_option( $option ) : 0;
		return $id > 0 ? $id : null;
	}

	/**
	 * @return list<string> The public query variables of WordPress, post types, taxonomies and plugins, and the names in
	 * the sources of redirect rules.
	 */
	private function variables(): array {
		global $wp;
		$names = isset( $wp->public_query_vars ) ? (array) $wp->public_query_vars : array();
		/**
		 * Filters the names of the variables in a query that can change what WordPress answers. The front end sends no others.
		 *
		 * @param string[] $names The names.
		 */
		$names = (array) apply_filters( 'footbridge_query_variables', array_merge( $names, $this->rules->variables(), Redirection::variables() ) );
		return array_values( array_diff( array_unique( array_filter( $names, 'is_string' ) ), array( 'rest_route', 'error' ) ) );
	}
}
