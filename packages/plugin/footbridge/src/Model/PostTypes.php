<?php
/**
 * Facilities, contributors and reviews.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the post types of the declaration.
 *
 * @phpstan-import-type PostType from Declaration
 */
final class PostTypes {
	/**
	 * Hooks the registration in: early, so that WPGraphQL and ACF find the types at init's usual priority.
	 */
	public static function register(): void {
		add_action( 'init', array( self::class, 'register_types' ), 5 );
	}

	/**
	 * Registers each type.
	 */
	public static function register_types(): void {
		foreach ( Declaration::post_types() as $name => $declared ) {
			register_post_type( $name, self::arguments( $declared, Labels::post_type( $name ) ) );
		}
	}

	/**
	 * Returns the arguments of a declared type for WordPress and WPGraphQL.
	 *
	 * @param array<string, mixed>  $declared The declaration.
	 * @param array<string, string> $labels   Translated labels.
	 * @phpstan-param PostType $declared
	 * @return array<string, mixed>
	 */
	public static function arguments( array $declared, array $labels ): array {
		$has_address = null !== $declared['slug'];
		return array(
			'labels'              => $labels,
			'public'              => $declared['public'],
			// A type without address stays public, or GraphQL would show it to signed-in users only.
			'publicly_queryable'  => $declared['publiclyQueryable'],
			'exclude_from_search' => ! $declared['publiclyQueryable'],
			'show_in_nav_menus'   => $declared['publiclyQueryable'],
			'hierarchical'        => $declared['hierarchical'],
			'has_archive'         => $declared['archive'] ?? false,
			'rewrite'             => $has_address ? array(
				'slug'       => $declared['slug'],
				'with_front' => false,
			) : false,
			'query_var'           => $has_address,
			'supports'            => $declared['supports'],
			'menu_icon'           => $declared['icon'],
			'show_in_rest'        => true,
			'show_in_graphql'     => true,
			'graphql_single_name' => $declared['graphql']['single'],
			'graphql_plural_name' => $declared['graphql']['plural'],
		);
	}
}
