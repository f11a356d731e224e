<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/** What an answer says of the site: its own pages, and the names in a query that can change an answer. */
final class Site {
	/** Options of Yoast SEO Premium: redirects by their source. */
	private const YOAST = array( 'wpseo-premium-redirects-export-plain', 'wpseo-premium-redirects-export-regex' );

	/** @return array{ frontPage: int|null, postsPage: int|null, paginationBase: string, variables: list<string> } */
	public static function fields( Rules $rules ): array {
		global $wp_rewrite;
		return array(
			'frontPage'      => self::page( 'page_on_front' ),
			'postsPage'      => self::page( 'page_for_posts' ),
			'paginationBase' => isset( $wp_rewrite->pagination_base ) ? (string) $wp_rewrite->pagination_base : 'page',
			'variables'      => self::variables( $rules ),
		);
	}

	/** Returns the id in an option for a static front page; null without one. */
	private static function page( string $option ): ?int {
		$id = 'page' === get_option( 'show_on_front' ) ? (int) get_option( $option ) : 0;
		return $id > 0 ? $id : null;
	}

	/** @return list<string> The public query variables of WordPress and plugins, and the names in the sources of redirect rules. */
	private static function variables( Rules $rules ): array {
		global $wp;
		$names = isset( $wp->public_query_vars ) ? (array) $wp->public_query_vars : array();
		/**
		 * Filters the names of the variables in a query that can change what WordPress answers. The front end sends no others.
		 *
		 * @param string[] $names The names.
		 */
		$names = (array) apply_filters( 'footbridge_query_variables', array_merge( $names, $rules->variables(), self::of_plugins() ) );
		return array_values( array_diff( array_unique( array_filter( $names, 'is_string' ) ), array( 'rest_route', 'error' ) ) );
	}

	/** @return list<string> The names in the sources of rules of the plugins "Redirection" and Yoast SEO Premium. */
	public static function of_plugins(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin has no function for it.
		$sources = class_exists( 'Red_Item' ) ? $wpdb->get_col( "SELECT url FROM {$wpdb->prefix}redirection_items WHERE status = 'enabled' AND url LIKE '%?%'" ) : array();
		foreach ( self::YOAST as $option ) {
			$rules   = get_option( $option );
			$sources = array_merge( $sources, is_array( $rules ) ? array_keys( $rules ) : array() );
		}
		preg_match_all( '~[?&]([\w.-]+)(?=[=&\[]|$)~m', implode( "\n", $sources ), $found );
		return array_values( array_unique( $found[1] ) );
	}
}
