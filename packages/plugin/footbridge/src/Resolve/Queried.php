<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;
use WP_User;

/** The post, term, author or post type that an address is about, with its names in WPGraphQL. */
final class Queried {
	/** @return array<string, int|string|null>|null Null for none, and for a text that readers may not see. */
	public static function named( $queried, Links $links ): ?array {
		if ( $queried instanceof WP_User ) {
			return self::fields( 'user', $queried->ID, 'user', 'User', 'user', $queried->display_name, $queried->user_nicename, $links->path( get_author_posts_url( $queried->ID, $queried->user_nicename ) ) );
		}
		if ( $queried instanceof WP_Term ) {
			$link = get_term_link( $queried );
			return self::fields( 'term', $queried->term_id, 'term', self::typename( get_taxonomy( $queried->taxonomy ) ), $queried->taxonomy, (string) $queried->name, (string) $queried->slug, is_string( $link ) ? $links->path( $link ) : null );
		}
		if ( $queried instanceof WP_Post ) {
			return self::is_closed( $queried ) ? null : self::fields( 'post', $queried->ID, 'post', self::typename( get_post_type_object( $queried->post_type ) ), $queried->post_type, $queried->post_title, $queried->post_name, $links->path( get_permalink( $queried ) ) );
		}
		if ( $queried instanceof WP_Post_Type ) {
			$typename = null === self::typename( $queried ) ? null : 'ContentType';
			return self::fields( 'postType', null, 'post_type', $typename, $queried->name, (string) $queried->label, $queried->name, $links->path( get_post_type_archive_link( $queried->name ) ) );
		}
		return null;
	}

	/** Returns the post type or taxonomy of the queried object; '' for none. */
	public static function type( $queried ): string {
		if ( $queried instanceof WP_Term ) {
			return $queried->taxonomy;
		}
		return $queried instanceof WP_Post ? $queried->post_type : ( $queried instanceof WP_Post_Type ? $queried->name : '' );
	}

	/** Whether it is a text that readers may not see. */
	public static function is_closed( $queried ): bool {
		return $queried instanceof WP_Post && ! is_post_publicly_viewable( $queried );
	}

	/** @param WP_Post_Type|WP_Taxonomy|false|null $object For its GraphQL type; null when GraphQL does not show it. */
	private static function typename( $object ): ?string {
		$is_shown = is_object( $object ) && ! empty( $object->show_in_graphql ) && ! empty( $object->graphql_single_name );
		return $is_shown ? ucfirst( (string) $object->graphql_single_name ) : null;
	}

	/** @return array<string, int|string|null> The fields. */
	private static function fields( string $kind, ?int $id, string $relay, ?string $typename, string $type, string $name, string $slug, ?string $uri ): array {
		return array(
			'kind'     => $kind,
			'id'       => $id,
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The form of GraphQL's global ids.
			'globalId' => null === $typename ? null : base64_encode( $relay . ':' . ( $id ?? $type ) ),
			'typename' => $typename,
			'type'     => $type,
			'name'     => $name,
			'slug'     => $slug,
			'uri'      => $uri,
		);
	}
}
