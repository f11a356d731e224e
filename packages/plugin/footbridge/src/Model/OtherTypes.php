<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Shows public types that other plugins and themes register without WPGraphQL in mind in GraphQL, because visitors see them
 * on WordPress. Who sets `show_in_graphql`, also to false, decides alone.
 */
final class OtherTypes {
	/** After other plugins, which may add the arguments themselves, and before WPGraphQL (99), which completes them. */
	private const PRIORITY = 98;

	public static function register(): void {
		add_filter( 'register_post_type_args', array( self::class, 'post_type' ), self::PRIORITY, 2 );
		add_filter( 'register_taxonomy_args', array( self::class, 'taxonomy' ), self::PRIORITY, 2 );
	}

	/** Adds GraphQL's arguments to those of a post type that visitors see. */
	public static function post_type( $arguments, $name ) {
		$is_public = is_array( $arguments ) && empty( $arguments['_builtin'] ) && ! empty( $arguments['publicly_queryable'] ?? $arguments['public'] ?? false );
		return $is_public && is_string( $name ) ? self::shown( $arguments, "type_$name" ) : $arguments;
	}

	/** Adds GraphQL's arguments to those of a taxonomy that visitors see. */
	public static function taxonomy( $arguments, $name ) {
		// Taxonomies are public by default.
		$is_public = is_array( $arguments ) && empty( $arguments['_builtin'] ) && ! empty( $arguments['publicly_queryable'] ?? $arguments['public'] ?? true );
		return $is_public && is_string( $name ) ? self::shown( $arguments, "term_$name" ) : $arguments;
	}

	/**
	 * @param array<string, mixed> $arguments The arguments.
	 * @return array<string, mixed> Arguments with names that nobody else has: `case_study` is FootbridgeTypeCaseStudy.
	 */
	private static function shown( array $arguments, string $name ): array {
		if ( isset( $arguments['show_in_graphql'] ) ) {
			return $arguments;
		}
		$words  = ucwords( (string) preg_replace( '/[^a-z0-9]+/i', ' ', $name ) );
		$single = 'footbridge' . str_replace( ' ', '', $words );
		return array_merge(
			$arguments,
			array(
				'show_in_graphql'     => true,
				'graphql_single_name' => $single,
				'graphql_plural_name' => "{$single}List",
			)
		);
	}
}
